"""How the person made of XTEST plays: one of everything first, then whatever ends the match."""

import math
from random import Random

STOPS = 5.0  # pixels to pull for the root of the pixels to go; found by trying
ORDER = ("toss", "demolish", "breathe", "move")

GONE_ON_FROM = ("tip", "cover", "result", "ceremony")  # modes that end with Enter


class Plan:
    """Answers one question after the other, with pointer and keys alone."""

    order = ORDER

    def __init__(self, person, everything=True):
        self.person = person
        self.done = [] if everything else list(ORDER)
        self.kinds = set()  # of questions answered
        self.walked = 0
        self.chance = Random(1)
        self.hungry = True
        self.aims = True  # or blows straight ahead
        self.illegal = not everything  # whether an illegal shot has been tried

    def play(self, most=2000):
        """Until the score is shown."""
        return self.play_until("score", most)

    def play_until(self, mode, most=200):
        """Until such a mode is there."""
        for _ in range(most):
            state = self.person.see(self._worth_a_move, "something to do")
            if state["mode"] == mode:
                return state
            self._do(state)
        raise AssertionError(f"no end after {most} moves: {self.person._summary()}")

    def _worth_a_move(self, state):
        if state["mode"] in ("score", "ceremony", "tip", "cover", "result", "watch"):
            return True
        return state["ask"] is not None and state["settled"] and state["mode"] not in ("look", "menu", "pause", "help")

    def _do(self, state):
        mode = state["mode"]
        if mode == "carry" and not self.illegal:
            self.illegal = True
            state = self.drop_beside(state)
        left = state["left"].get(mode, 0)
        if mode in GONE_ON_FROM:
            self.person.key("enter")
        elif mode == "watch":
            self.person.key("space")
        else:
            self.kinds.add(state["ask"]["kind"])
            getattr(self, mode)(state)
        now = self.person.see(lambda now: now["left"].get(mode, 0) > left or self._in_vain(now, mode), f"{mode} to end")
        if now["left"].get(mode, 0) == left:
            self._from_elsewhere(now)

    def _in_vain(self, now, mode):
        """Whether a gesture was no shot, and a note says why."""
        gesture = mode not in (*GONE_ON_FROM, "watch")  # a note may be about something else, such as a loudspeaker
        return gesture and now["mode"] == mode and bool(now["note"]) and not now["pressed"]

    def _from_elsewhere(self, now):
        """Walk to the next seat and try again: something was in the way."""
        self.walked += 1
        assert self.walked < 100, f"tried in vain from everywhere: {now['note']}"
        self.person.key("q")
        self.person.see(lambda later: later["targets"] != now["targets"], "the table from another seat")

    # ---- one method for each mode

    def choose(self, state):
        ask = state["ask"]
        choice = ask["options"][0] if self.hungry else ask["options"][-1]
        if ask["kind"] == "action":
            choice = self.action(ask["seat"]) or self._next_action(ask["options"])
        self.pick(ask["options"].index(choice))

    def pick(self, index):
        """Press the key of a choice, or click it; it may be on another page, or among several of a kind."""
        button = f"option:{index}"
        verb = self.person.state["ask"]["options"][index].split()[0]
        if f"group:{verb}" in self.person.state["buttons"]:
            self.person.push(f"group:{verb}")
            self.person.see(lambda state: f"group:{verb}" not in state["buttons"], "the choices of that kind")
        while button not in self.person.state["buttons"]:
            before = self.person.state["buttons"]
            self.person.key("page_down")
            self.person.see(lambda state, old=before: state["buttons"] != old, "another page")
        if index % 2:
            self.person.push(button)
        else:
            self.person.key(self.person.state["keys"][button])

    def action(self, seat):
        """The action that is wanted now, if any."""
        return ""

    def _next_action(self, options):
        kinds = {option.split()[0]: option for option in reversed(options)}
        new = [kind for kind in self.order if kind in kinds and kind not in self.done]
        choice = new[0] if new else next(kind for kind in ("demolish", "move", "stop") if kind in kinds)
        self.done.append(choice)
        return kinds[choice]

    def flick(self, state):
        """Pull back, away from one of the nearest buildings."""
        start = state["targets"][state["ask"]["permit"]["piece"]]
        houses = [at for name, at in state["targets"].items() if name.endswith(" sidewalk")]
        near = sorted(houses, key=lambda at: math.dist(at, start))[:3]
        goal = self.chance.choice(near)
        far = max(20.0, math.dist(goal, start))
        pull = min(150.0, STOPS * math.sqrt(far))
        way = [(b - a) / far * pull for a, b in zip(start, goal, strict=True)]
        end = [min(max(a - w, 3), most - 3) for a, w, most in zip(start, way, state["window"]["size"], strict=True)]
        self.drag(start, [(a + b) / 2 for a, b in zip(start, end, strict=True)], end)

    def toss(self, state):
        self.person.key("arrow_up")
        x, y = state["targets"][state["ask"]["permit"]["from_"]]
        self.drag((x, y), (x + 10, y + 40), (x + 10, y + 80))

    def drop_beside(self, state):
        """Drop the Body where it may not be dropped, and see the same question with the reason; the state then."""
        permit = state["ask"]["permit"]
        x, y = state["targets"][permit["over"]]
        self.drag(state["targets"][permit["piece"]], (x + 250, y))
        return self.person.see(
            lambda now: now["mode"] == "carry" and "Hold your monster over" in now["note"], "the reason of a refusal"
        )

    def carry(self, state):
        permit = state["ask"]["permit"]
        body, over = state["targets"][permit["piece"]], state["targets"][permit["over"]]
        self.person.grab(body)
        self.person.see(lambda now: now["held"], "the Body in the hand")
        self.person.button(True, 5)  # the wheel
        self.person.button(False, 5)
        self.person.point(over)
        self.person.see(lambda now: now["held"] and now["held"]["arrived"], "the Body over the building")
        self.person.button(False)

    def breathe(self, state):
        x, y = state["window"]["size"]
        if self.aims:
            self.person.point((x * 0.5, y * 0.55))
        self.person.see(lambda now: now["bar"] == 1.0, "full lungs")
        self.person.key("space", down=True)
        self.person.see(lambda now: now["mode"] != "breathe", "the end of the breath")
        self.person.key("space", down=False)

    def place(self, state):
        zones = state["ask"]["permit"]["within"]
        tried = [zone for zone in zones if state["targets"].get(zone)]
        self.person.click(state["targets"][tried[0]])

    def drag(self, start, *ways):
        self.person.grab(start)
        for at in ways:
            self.person.point(at)
        self.person.button(False)


class KeyPlan(Plan):
    """The same with keys alone: the pointer is never moved."""

    order = ("demolish", "move", "breathe", "toss")

    def __init__(self, person, everything=True):
        super().__init__(person, everything)
        self.illegal = True  # keys drop where it is allowed

    def _in_vain(self, now, mode):
        return False  # with keys, a note names the keys

    def pick(self, index):
        """Press the key of a choice; it may be on another page, or among several of a kind."""
        button = f"option:{index}"
        group = f"group:{self.person.state['ask']['options'][index].split()[0]}"
        if group in self.person.state["keys"]:
            self.person.key(self.person.state["keys"][group])
            self.person.see(lambda state: group not in state["keys"], "the choices of that kind")
        while button not in self.person.state["keys"]:
            before = self.person.state["buttons"]
            self.person.key("page_down")
            self.person.see(lambda state, old=before: state["buttons"] != old, "another page")
        self.person.key(self.person.state["keys"][button])

    def flick(self, state):
        """Turn the aim somewhere, pull, let go."""
        self.person.key(str(self.chance.choice((3, 4, 5, 6))))
        for _ in range(self.chance.randrange(8)):
            self.person.key("arrow_left" if self.chance.random() < 0.5 else "arrow_right")
        self.person.see(lambda now: now["held"] and now["held"]["share"] > 0.2, "a drawn slingshot")
        self.person.key("enter")

    def toss(self, state):
        self.person.key("arrow_up")
        self.person.key("6")
        self.person.see(lambda now: now["held"] and now["held"]["share"] > 0.5, "a drawn slingshot")
        self.person.key("enter")

    def carry(self, state):
        self.person.key("enter")
        self.person.see(lambda now: now["held"] and now["held"]["arrived"], "the Body over the building")
        self.person.key("enter")

    def breathe(self, state):
        self.person.key("arrow_left")
        self.person.see(lambda now: now["bar"] == 1.0, "full lungs")
        self.person.key("space", down=True)
        self.person.see(lambda now: now["mode"] != "breathe", "the end of the breath")
        self.person.key("space", down=False)

    def place(self, state):
        self.person.key("arrow_right")
        self.person.key("enter")

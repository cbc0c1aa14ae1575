"""Points, turns and polygons, against facts worked out by hand or by random points."""

import math
import random

import pytest

from meeple_city.border.geometry import contains, multiply, rotate
from meeple_city.table.geometry import (
    UPRIGHT,
    angle_between,
    area,
    axis_turn,
    clip,
    conjugate,
    convex_hull,
    cross,
    dot,
    edges,
    length,
    moved,
    normalized,
    overlap_area,
    rectangle,
    side,
    triangles,
    turn,
    unit,
)

X, Y, Z = (1.0, 0.0, 0.0), (0.0, 1.0, 0.0), (0.0, 0.0, 1.0)
SQUARE = ((0.0, 0.0), (2.0, 0.0), (2.0, 2.0), (0.0, 2.0))
ELL = ((0.0, 0.0), (3.0, 0.0), (3.0, 1.0), (1.0, 1.0), (1.0, 3.0), (0.0, 3.0))
COMB = (
    (0.0, 0.0), (5.0, 0.0), (5.0, 3.0), (4.0, 3.0), (4.0, 1.0),
    (3.0, 1.0), (3.0, 3.0), (2.0, 3.0), (2.0, 1.0), (1.0, 1.0), (1.0, 3.0), (0.0, 3.0),
)  # fmt: skip


def random_turn(chance: random.Random):
    return unit(tuple(chance.gauss(0, 1) for _ in range(4)))


def test_a_quarter_turn_about_each_axis_takes_the_next_axis_to_the_one_after():
    assert rotate(axis_turn(Z, 90), X) == pytest.approx(Y)
    assert rotate(axis_turn(X, 90), Y) == pytest.approx(Z)
    assert rotate(axis_turn(Y, 90), Z) == pytest.approx(X)


def test_a_turn_about_three_angles_goes_about_x_first_then_y_then_z_with_standing_axes():
    assert rotate(turn((90.0, 90.0, 0.0)), Y) == pytest.approx(X)
    assert rotate(turn((0.0, 90.0, 90.0)), Z) == pytest.approx(Y)
    assert rotate(turn((90.0, 0.0, 90.0)), Y) == pytest.approx(Z)


def test_a_product_of_turns_turns_like_the_right_one_first():
    chance = random.Random(1)
    for _ in range(50):
        a, b = random_turn(chance), random_turn(chance)
        v = tuple(chance.uniform(-1, 1) for _ in range(3))
        assert rotate(multiply(a, b), v) == pytest.approx(rotate(a, rotate(b, v)), abs=1e-12)


def test_the_conjugate_undoes_a_turn_and_turns_keep_lengths_and_angles():
    chance = random.Random(2)
    for _ in range(50):
        q = random_turn(chance)
        v, w = (tuple(chance.uniform(-1, 1) for _ in range(3)) for _ in range(2))
        assert rotate(conjugate(q), rotate(q, v)) == pytest.approx(v, abs=1e-12)
        assert length(rotate(q, v)) == pytest.approx(length(v))
        assert dot(rotate(q, v), rotate(q, w)) == pytest.approx(dot(v, w), abs=1e-12)


def test_the_angle_between_two_attitudes_does_not_care_about_the_sign_of_the_quaternion():
    tilted = axis_turn(Y, 30)
    opposite = tuple(-v for v in tilted)
    assert angle_between(UPRIGHT, tilted) == pytest.approx(math.radians(30))
    assert angle_between(UPRIGHT, opposite) == pytest.approx(math.radians(30))
    assert angle_between(tilted, tilted) == 0.0
    assert angle_between(UPRIGHT, axis_turn(X, 180)) == pytest.approx(math.pi)


def test_a_turn_of_any_length_becomes_one_long_and_points_the_same_way():
    assert unit((0.0, 0.0, 0.0, -5.0)) == (0.0, 0.0, 0.0, -1.0)
    assert normalized((3.0, 0.0, 4.0)) == pytest.approx((0.6, 0.0, 0.8))


def test_the_outer_product_stands_square_on_both_and_is_right_handed():
    assert cross(X, Y) == Z
    a, b = (1.0, 2.0, 3.0), (-2.0, 0.5, 1.0)
    assert dot(cross(a, b), a) == pytest.approx(0.0)
    assert dot(cross(a, b), b) == pytest.approx(0.0)


def test_area_is_positive_counter_clockwise_and_negative_clockwise():
    assert area(SQUARE) == 4.0
    assert area(SQUARE[::-1]) == -4.0
    assert area(ELL) == 5.0
    assert area(()) == 0.0
    assert area(((1.0, 1.0), (2.0, 2.0))) == 0.0


def test_edges_join_the_last_corner_to_the_first():
    assert list(edges(SQUARE))[-1] == ((0.0, 2.0), (0.0, 0.0))
    assert len(list(edges(ELL))) == 6


def test_side_is_positive_to_the_left_negative_to_the_right_zero_on_the_line():
    a, b = (0.0, 0.0), (1.0, 0.0)
    assert side(a, b, (0.5, 1.0)) > 0
    assert side(a, b, (0.5, -1.0)) < 0
    assert side(a, b, (7.0, 0.0)) == 0


def test_a_hull_drops_inner_points_doubles_and_points_on_an_edge():
    points = [*SQUARE, (1.0, 1.0), (1.0, 0.0), (2.0, 1.0), (0.0, 0.0)]
    hull = convex_hull(points)
    assert set(hull) == set(SQUARE)
    assert len(hull) == 4
    assert area(hull) == 4.0


def test_a_hull_of_random_points_is_convex_counter_clockwise_and_holds_them_all():
    chance = random.Random(3)
    points = [(chance.gauss(0, 1), chance.gauss(0, 1)) for _ in range(200)]
    hull = convex_hull(points)
    assert set(hull) <= set(points)
    assert all(side(a, b, p) >= -1e-12 for a, b in edges(hull) for p in points)
    assert area(hull) > 0


@pytest.mark.parametrize(
    ("points", "hull"),
    [
        ([], ()),
        ([(1.0, 1.0), (1.0, 1.0)], ((1.0, 1.0),)),
        ([(2.0, 0.0), (1.0, 0.0)], ((1.0, 0.0), (2.0, 0.0))),
        ([(2.0, 0.0), (1.0, 0.0), (3.0, 0.0)], ((1.0, 0.0), (3.0, 0.0))),
    ],
)
def test_a_hull_of_too_few_or_lined_up_points_is_their_ends(points, hull):
    assert convex_hull(points) == hull


def test_contains_knows_the_notch_of_a_hollow_polygon_whatever_its_direction():
    for polygon in (ELL, ELL[::-1]):
        assert contains(polygon, (0.5, 2.5))
        assert contains(polygon, (2.5, 0.5))
        assert not contains(polygon, (2.0, 2.0))
        assert not contains(polygon, (-0.1, 0.5))


def test_a_point_on_a_shared_border_is_in_exactly_one_of_the_two():
    left, right = rectangle((-1.0, 0.0), (2.0, 2.0)), rectangle((1.0, 0.0), (2.0, 2.0))
    assert contains(left, (0.0, 0.3)) != contains(right, (0.0, 0.3))


def test_clipping_keeps_the_common_part():
    cut = clip(SQUARE, rectangle((2.0, 2.0), (2.0, 2.0)))
    assert abs(area(cut)) == pytest.approx(1.0)
    assert set(cut) == {(1.0, 1.0), (2.0, 1.0), (2.0, 2.0), (1.0, 2.0)}


def test_clipping_by_a_polygon_elsewhere_leaves_nothing_and_by_one_around_leaves_all():
    assert clip(SQUARE, rectangle((9.0, 9.0), (1.0, 1.0))) == []
    assert clip(SQUARE, rectangle((1.0, 1.0), (9.0, 9.0))) == list(SQUARE)


def test_the_overlap_of_a_comb_with_a_bar_across_its_teeth_is_the_sum_of_the_three_pieces():
    bar = rectangle((2.5, 2.0), (7.0, 0.5))
    assert overlap_area(COMB, bar) == pytest.approx(1.5)


def test_polygons_that_only_share_an_edge_do_not_overlap():
    assert overlap_area(SQUARE, rectangle((3.0, 1.0), (2.0, 2.0))) == 0.0
    assert overlap_area(SQUARE, rectangle((3.0, 1.0), (2.0, 2.0), 180)) == pytest.approx(0.0, abs=1e-12)


def test_overlap_is_nothing_without_a_polygon_or_with_a_mere_line():
    assert overlap_area((), SQUARE) == 0.0
    assert overlap_area(SQUARE, ((0.0, 0.0), (2.0, 2.0))) == 0.0


def test_overlaps_of_random_rectangles_agree_with_counted_points():
    chance = random.Random(4)
    grid = [(-2 + 0.04 * (i + 0.5), -2 + 0.04 * (j + 0.5)) for i in range(100) for j in range(100)]
    for _ in range(10):
        a = rectangle((chance.uniform(-1, 1), chance.uniform(-1, 1)), (2.0, 1.0), chance.uniform(0, 360))
        b = rectangle((0.0, 0.0), (2.0, 2.0), chance.uniform(0, 360))
        counted = sum(contains(a, p) and contains(b, p) for p in grid) * 0.04**2
        assert overlap_area(a, b) == pytest.approx(counted, abs=0.05)
        assert overlap_area(a, b) == pytest.approx(overlap_area(b, a), abs=1e-9)


@pytest.mark.parametrize("polygon", [SQUARE, ELL, COMB, ELL[::-1], COMB[::-1]])
def test_triangles_fill_a_polygon_without_overlapping(polygon):
    parts = triangles(polygon)
    assert len(parts) == len(polygon) - 2
    assert all(area(part) > 0 for part in parts)
    assert sum(area(part) for part in parts) == pytest.approx(abs(area(polygon)))
    assert all(contains(polygon, tuple(sum(p[k] for p in part) / 3 for k in (0, 1))) for part in parts)


def test_a_rectangle_is_counter_clockwise_about_its_centre_and_turns_left():
    upright = rectangle((10.0, 20.0), (4.0, 2.0))
    assert upright == ((8.0, 19.0), (12.0, 19.0), (12.0, 21.0), (8.0, 21.0))
    turned = rectangle((10.0, 20.0), (4.0, 2.0), 90)
    assert [v for p in turned for v in p] == pytest.approx([11, 18, 11, 22, 9, 22, 9, 18])
    assert area(turned) == pytest.approx(8.0)


def test_moving_a_point_turns_it_about_the_origin_first_and_shifts_it_then():
    assert moved((1.0, 0.0), (10.0, 0.0), 90) == pytest.approx((10.0, 1.0))
    assert moved((1.0, 2.0), (3.0, 4.0)) == (4.0, 6.0)

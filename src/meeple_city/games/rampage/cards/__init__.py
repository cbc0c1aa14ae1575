"""The cards of Rampage: what they are called is data, what they do is one short class each."""

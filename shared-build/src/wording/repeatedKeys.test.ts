import { repeatedKeys } from './repeatedKeys.ts';

test('finds a key that stands twice in one object, at any depth, and however it is written', () => {
  expect(repeatedKeys('{"a": 1, "b": {"c": "x", "c": "y"}, "a": {"\\u0063": 1, "c": 2}}')).toEqual([
    'b.c',
    'a',
    'a.c',
  ]);
});

test('finds nothing where the same name stands in different objects, in values, or in lists', () => {
  expect(repeatedKeys('{"a": {"a": "a: {\\"a\\": 1}"}, "b": [{"a": 1}, {"a": 2}, "a", "a"]}')).toEqual([]);
});

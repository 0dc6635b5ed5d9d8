/** Moves one of a list by one place; a place beyond an end leaves the list as it is. */
export function moved<Item>(list: readonly Item[], index: number, by: -1 | 1): readonly Item[] {
  const [one, other] = [list[index], list[index + by]];
  if (one === undefined || other === undefined) return list;
  return list.map((item, place) => (place === index ? other : place === index + by ? one : item));
}

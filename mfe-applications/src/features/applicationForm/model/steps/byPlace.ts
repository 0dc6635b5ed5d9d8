/** Gives the order of two fields by where they lie in a form, whose members stand in the order of the page. */
export function byPlace(form: object): (one: { field: string }, other: { field: string }) => number {
  return (one, other) => compare(placesOf(form, one.field), placesOf(form, other.field));
}

function placesOf(form: object, field: string): readonly number[] {
  let within: unknown = form;
  return field.split('.').map((name) => {
    if (typeof within !== 'object' || within === null) return 0;
    const place = Object.keys(within).indexOf(name);
    within = Reflect.get(within, name);
    return place;
  });
}

function compare(one: readonly number[], other: readonly number[]): number {
  const at = one.findIndex((place, level) => place !== other[level]);
  return at < 0 ? 0 : (one[at] ?? 0) - (other[at] ?? 0);
}

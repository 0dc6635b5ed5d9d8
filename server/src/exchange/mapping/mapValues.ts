import { SPEC_VALUES, type SpecValueKind, type ValuesOr } from 'ewp/documents';

/**
 * Gives the values that conditions and rows have in common, as the other of the two has them.
 *
 * - nothing: what stands there for a value that is not said, and for a blank text
 * - textOf: the text of a member as it may be there, without blanks around it by default
 */
export function mapValues<Kind extends SpecValueKind, Nothing extends null | undefined>(
  from: Partial<ValuesOr<Kind, null | undefined>>,
  kind: Kind,
  nothing: Nothing,
  textOf: (text: string, member: keyof (typeof SPEC_VALUES)[Kind]) => string = (text) => text.trim(),
): ValuesOr<Kind, Nothing> {
  const values = new Map<string, unknown>(Object.entries(from));
  // The names of the table, as its type says.
  const names = Object.keys(SPEC_VALUES[kind]) as (string & keyof (typeof SPEC_VALUES)[Kind])[];
  const mapped = names.map((name) => {
    const value = values.get(name) ?? nothing;
    return [name, typeof value === 'string' ? textOf(value, name) || nothing : value];
  });
  // A text stays one, and so does a number and a yes or no.
  return Object.fromEntries(mapped) as ValuesOr<Kind, Nothing>;
}

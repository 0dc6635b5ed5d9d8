/**
 * What stands for `{…}` in the path of a call, by name.
 *
 * - record: id of a record, a whole number; what can be none is answered with 404
 * - text: as it is; encoded in the address
 */
export const PATH_PARAMETERS = {
  id: 'record',
  agreementId: 'record',
  countryId: 'record',
  heiId: 'text',
  ounitId: 'text',
  act: 'text',
  list: 'text',
} as const satisfies Readonly<Record<string, 'record' | 'text'>>;
export type PathParameterName = keyof typeof PATH_PARAMETERS;

type ValueOf<Name> = Name extends PathParameterName
  ? (typeof PATH_PARAMETERS)[Name] extends 'record'
    ? number
    : string
  : never;
type Names<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Names<Rest>
  : never;

/** Values for the places of a path; one that {@link PATH_PARAMETERS} does not know takes none. */
export type PathParameters<Path extends string> = { readonly [Name in Names<Path>]: ValueOf<Name> };

/** Names the places of a path in their order. */
export function placesOf(path: string): readonly string[] {
  return [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
}

/** Writes the path of a call below its base. */
export function pathOf<Path extends string>(
  { path }: { readonly path: Path },
  params: PathParameters<Path>,
): string {
  // Every place has a value, as the type says.
  const values = params as Readonly<Record<string, string | number>>;
  return path.replaceAll(/\{(\w+)\}/g, (_place, name: string) => encodeURIComponent(values[name] ?? ''));
}

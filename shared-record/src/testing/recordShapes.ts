import type { Entity } from 'shared-contracts/members/entity.ts';
import type { EntityTree } from 'shared-contracts/members/labels/entityTree.ts';
import { isRequiredAt } from 'shared-contracts/members/requiredWhen.ts';

export type Values = Readonly<Record<string, unknown>>;
type Path = readonly (string | number)[];

/**
 * Gives a record in each shape that it may be stored in: as it is, with everything empty that may be, and with each such member empty in turn,
 * in the record and in the records within it.
 *
 * - tree: of the record; full: the record as it is read, with everything filled in
 */
export function shapesOf<Full extends object>(
  tree: EntityTree,
  full: Full,
): readonly (readonly [name: string, record: Full])[] {
  const paths = emptiable(tree, tree.root, full, []);
  const emptied = (some: readonly Emptiable[]) =>
    // The inner ones first: what holds them may go as well.
    some.toReversed().reduce<Full>((record, { path, empty }) => withAt(record, path, empty) as Full, full);
  return [
    ['with everything filled in', full],
    ['with nothing filled in', emptied(paths)],
    ['with nothing filled in within its parts', emptied(paths.filter(({ isPart }) => !isPart))],
    ...paths.map((one) => [`without ${one.path.join('.')}`, emptied([one])] as const),
  ];
}

/** What has a value from the beginning, or is set by the server alone. */
const IS_GIVEN = ['default', 'isServerSet', 'isAlwaysThere'];

type Emptiable = { readonly path: Path; readonly empty: unknown; readonly isPart: boolean };

function emptiable(
  tree: EntityTree,
  { fields, links }: Entity,
  record: object,
  at: Path,
): readonly Emptiable[] {
  return Object.entries({ ...fields, ...links }).flatMap(([name, member]) => {
    const value: unknown = Reflect.get(record, name);
    if (value === undefined) return [];
    const path = [...at, name];
    const isMany = 'kind' in member && /Many$/.test(member.kind);
    const isFixed = isRequiredAt(member, 'stored') || IS_GIVEN.some((given) => given in member);
    const below = 'kind' in member ? tree.below[member.set] : undefined;
    const entries = Array.isArray(value) ? value.map((one, index) => [one, [...path, index]] as const) : [];
    const within = isMany ? entries : [[value, path] as const];
    return [
      ...(isFixed ? [] : [{ path, empty: isMany ? [] : null, isPart: below !== undefined }]),
      ...(below === undefined
        ? []
        : within.flatMap(([one, place]) =>
            typeof one === 'object' && one !== null ? emptiable(tree, below, one, place) : [],
          )),
    ];
  });
}

function withAt(value: unknown, path: Path, put: unknown): unknown {
  const [step, ...rest] = path;
  if (step === undefined) return put;
  if (Array.isArray(value)) return value.map((one, index) => (index === step ? withAt(one, rest, put) : one));
  const record = Object(value) as Values;
  return { ...record, [step]: withAt(record[step], rest, put) };
}

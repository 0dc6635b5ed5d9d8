import type { Entity } from 'shared-contracts/members/entity.ts';

/** Members of an entity that are yes or no, or a list: what shows them differs by what they hold. */
export function membersByContrast({ fields, links }: Entity): readonly Contrast[] {
  const flags = Object.entries(fields).flatMap(([member, { type, isServerSet }]) =>
    type === 'boolean' && isServerSet !== true ? [{ member, of: () => [true, false] as const }] : [],
  );
  const lists = Object.entries(links).flatMap(([member, { kind }]) =>
    kind === 'ownedMany' ? [{ member, of: (row: object) => [listOf(row, member), []] as const }] : [],
  );
  return [...flags, ...lists];
}

/** Two values of a member that must not look the same, for a row that fills it in. */
export type Contrast = {
  readonly member: string;
  readonly of: (row: object) => readonly [unknown, unknown];
};

function listOf(row: object, member: string): readonly unknown[] {
  const value: unknown = Reflect.get(row, member);
  if (Array.isArray(value) && value.length > 0) return value;
  throw new Error(`Give the rows of the builder an item of ${member}.`);
}

/** Fields of an entity that hold a text or a number, each with a value that no other has. */
export function filledFields({ fields }: Pick<Entity, 'fields'>): Readonly<Record<string, string | number>> {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([member, { type, isServerSet }], index): [string, string | number][] => {
      if (isServerSet === true) return [];
      if (type === 'integer' || type === 'number') return [[member, 31 + index]];
      return type === 'text' ? [[member, `Words${index}`]] : [];
    }),
  );
}

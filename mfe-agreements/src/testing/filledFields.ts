import type { Entity } from 'shared-contracts/members/entity.ts';

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

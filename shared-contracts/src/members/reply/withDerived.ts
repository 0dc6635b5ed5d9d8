import * as z from 'zod/mini';
import type { ChildSetName, SetName } from '../../sets/sets.ts';
import type { How, Picked } from './picked.ts';

type Shape = Readonly<Record<string, z.ZodMiniType>>;

/** Asks for derived members besides, each with its schema: lists have them where they are named, one record has not. */
export function withDerived<Value, Set extends SetName | ChildSetName, By extends How, Derived extends Shape>(
  asked: Picked<Value, Set, By>,
  derived: Derived,
): Picked<Value & z.output<z.ZodMiniObject<Derived>>, Set, By> {
  const shape = { ...asked.shape, ...derived };
  const schema = z.object(shape) as unknown as z.ZodMiniType<Value & z.output<z.ZodMiniObject<Derived>>>;
  return { ...asked, shape, schema, select: [...(asked.select ?? []), ...Object.keys(derived)] };
}

import type { SetName } from 'shared-contracts/sets/sets.ts';
import type { Database } from '../../../database/database.ts';
import type { SignedInCaller } from '../../../platform/tokens/caller.ts';
import { readRights } from '../../grants/readRights.ts';
import type { SetDefinition } from '../../model/definition.ts';
import { notReadable } from '../compile/environment.ts';
import type { Item } from './compiledItem.ts';
import { readItem } from './readItem.ts';
import type { ItemOptions } from './itemStatement.ts';

/** Makes a computed member of a record for whoever reads it, holding no more than that person may know. */
export type ComputedMember = (
  database: Database,
  caller: SignedInCaller,
  id: number | string,
) => Promise<unknown>;

/** Who makes the computed members of each set; they come from outside, as some take what the data API does not know. */
export type ComputedMembers = Readonly<Partial<Record<SetName, Readonly<Record<string, ComputedMember>>>>>;

type Asked = { readonly key: string; readonly make: ComputedMember };

/**
 * Reads one record with the computed members that were asked for, all of one state of the database; without `$select` all of them are.
 *
 * Result and errors as of `readItem`; a member that no grant opens is left out, and refused (403) where it is named.
 */
export async function readWithComputed(
  { database, computed }: { readonly database: Database; readonly computed: ComputedMembers },
  caller: SignedInCaller,
  definition: SetDefinition,
  { id, options }: { readonly id: number | string; readonly options: ItemOptions },
): Promise<Item | undefined> {
  const makers = Object.entries(definition.computed ?? {}).flatMap(([name]) => {
    const make = makersOf(computed, definition)[name];
    return make === undefined ? [] : [{ name, make }];
  });
  const rights = readRights(definition, caller);
  const asked = makers.flatMap(({ name, make }): Asked[] => {
    const isClosed = rights.opening(name).length === 0;
    if (options.select === undefined) return isClosed ? [] : [{ key: name, make }];
    const named = options.select.filter(({ path }) => path.join('/') === name);
    if (isClosed && named.length > 0) throw notReadable(name);
    return named.map(({ key }) => ({ key, make }));
  });
  if (asked.length === 0) return readItem(database, caller, definition, { id }, options);
  const stored = options.select?.filter(({ path }) => !makers.some(({ name }) => path.join('/') === name));
  const rest = stored === undefined ? options : { ...options, select: stored };
  return database
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (snapshot) => {
      const found = await readItem(snapshot, caller, definition, { id }, rest);
      if (found?.item == null) return found;
      const made: string[] = [];
      for (const { key, make } of asked)
        made.push(`${JSON.stringify(key)}:${JSON.stringify((await make(snapshot, caller, id)) ?? null)}`);
      return { ...found, item: withMembers(found.item, made) };
    });
}

function makersOf(computed: ComputedMembers, { name }: SetDefinition) {
  return Object.entries(computed).find(([set]) => set === name)?.[1] ?? {};
}

/** The item is text already, and may be long. */
function withMembers(item: string, made: readonly string[]): string {
  const members = item.slice(item.indexOf('{') + 1, item.lastIndexOf('}')).trim();
  return `{${[...(members === '' ? [] : [members]), ...made].join(',')}}`;
}

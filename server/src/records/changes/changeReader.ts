import { LRUCache } from 'lru-cache';
import type { Changes } from 'shared-contracts/portal/changes.ts';
import type { Database } from '../../database/database.ts';
import type { SignedInCaller } from '../../platform/tokens/caller.ts';
import type { SetDefinition } from '../model/definition.ts';
import { readItem } from '../read/item/readItem.ts';
import { readRights } from '../grants/readRights.ts';

/** How old the counters may be that a caller gets: everybody who asks within that time costs one read. */
const FRESH_MS = 500;
const MOST_RECORDS = 20_000;

/** A record that somebody looks at. */
export type FollowedRecord = {
  readonly name: string;
  readonly definition: SetDefinition;
  readonly id: number | string;
};

type Counters = { readonly bySet: ReadonlyMap<string, number>; readonly all: string };

/**
 * Tells what has changed, for as little as possible: the counters are read once for all callers, and a record's version again only when a counter has moved.
 *
 * Everything is in the database: several servers give the same answers.
 */
export class ChangeReader {
  readonly #database: Database;
  readonly #now: () => number;
  readonly #versions = new LRUCache<string, { readonly at: string; readonly version: string | null }>({
    max: MOST_RECORDS,
  });
  #counters: { readonly until: number; readonly value: Promise<Counters> } | undefined;

  /** - now: milliseconds of a clock that never goes back */
  constructor(database: Database, now: () => number = () => performance.now()) {
    this.#database = database;
    this.#now = now;
  }

  /** Gives the counters of the sets, and the versions of those records that the caller may read. */
  async read(
    caller: SignedInCaller,
    sets: readonly SetDefinition[],
    records: readonly FollowedRecord[],
  ): Promise<Changes> {
    const { bySet, all } = await this.#currentCounters();
    const readable = sets.filter((definition) => mayReadSome(definition, caller));
    const versions = await Promise.all(
      records.map(async (record) => [record.name, await this.#versionOf(caller, record, all)] as const),
    );
    return {
      sets: Object.fromEntries(readable.map(({ name }) => [name, bySet.get(name) ?? 0])),
      records: Object.fromEntries(versions),
    };
  }

  #currentCounters(): Promise<Counters> {
    const now = this.#now();
    if (this.#counters !== undefined && now < this.#counters.until) return this.#counters.value;
    const value = this.#readCounters();
    this.#counters = { until: now + FRESH_MS, value };
    // A failure is told to those who wait for it, and to nobody after them.
    value.catch(() => (this.#counters = undefined));
    return value;
  }

  async #readCounters(): Promise<Counters> {
    const rows = await this.#database
      .selectFrom('change_counters')
      .select(['set_name', 'version'])
      .orderBy('set_name')
      .execute();
    return {
      bySet: new Map(rows.map(({ set_name, version }) => [set_name, Number(version)])),
      all: rows.map(({ version }) => version).join(),
    };
  }

  /** Rights may hang on other records too: whatever moves a counter, the version is read again. */
  async #versionOf(
    caller: SignedInCaller,
    { name, definition, id }: FollowedRecord,
    at: string,
  ): Promise<string | null> {
    if (!mayReadSome(definition, caller)) return null;
    const key = [caller.id, caller.permissions.join(), name].join('\n');
    const known = this.#versions.get(key);
    if (known?.at === at) return known.version;
    const options = { select: [{ path: ['id'], key: 'id' }], expand: [], levels: 0 };
    const version = (await readItem(this.#database, caller, definition, { id }, options))?.version ?? null;
    this.#versions.set(key, { at, version });
    return version;
  }
}

function mayReadSome(definition: SetDefinition, caller: SignedInCaller): boolean {
  return readRights(definition, caller).rows.length > 0;
}

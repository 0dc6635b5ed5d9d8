import { pathOf } from 'shared-contracts/call/callPath.ts';
import { getMe } from 'shared-contracts/applications/files/recordCalls.ts';
import type { SetName } from 'shared-contracts/sets/sets.ts';
import { keyHeader, type ReplySchema, type SendRequest } from './apiClient.ts';
import type { FileApi } from './fileApi.ts';
import type { Filter } from 'shared-contracts/call/filter.ts';
import { listSchema } from './parseReply.ts';
import { requireVersion } from './requireVersion.ts';

/**
 * Which members of a set's records are asked for, and how they are read; `pick` of the contracts makes one.
 *
 * - select, expand: members by name; undefined gives the records as the server gives them
 */
export type Asked<Row> = {
  readonly set: SetName;
  readonly schema: ReplySchema<Row>;
  readonly select?: readonly string[] | undefined;
  readonly expand?: readonly string[] | undefined;
};

/**
 * - search: words as a person types them; without an order of its own the list begins with what they are likeliest to mean
 * - spelling: a word that no record has finds none, instead of what is spelt like it
 * - orderBy: as the data API writes it, such as `id desc`
 * - top: page size; `'all'` asks for every row
 * - skip: rows to leave out, ≥ 0
 */
export type ListQuery = {
  readonly filter?: Filter | undefined;
  readonly search?: string | undefined;
  readonly spelling?: 'exact' | undefined;
  readonly orderBy?: string;
  readonly top?: number | 'all';
  readonly skip?: number;
};

/** One page of a list, with the number of rows that match in all. */
export type ListPage<Row> = { readonly value: readonly Row[]; readonly total: number };

export type CallOptions = { readonly signal?: AbortSignal | undefined };
/** - version: `dateModified` of the record as it was read */
export type RemoveOptions = CallOptions & { readonly version: string };
/**
 * - version: of the record as it was read, where the body does not carry it
 * - creationKey: UUID of a creation; a save that is repeated with it, as its answer was lost, makes no second record
 */
export type SaveOptions = Partial<RemoveOptions> & { readonly creationKey?: string | undefined };

export type RecordId = number | string;

/** The data API, for pages and modules; everything throws ApiError. */
export type Api = FileApi & {
  /** Reads one page of a set. */
  list<Row>(asked: Asked<Row>, query: ListQuery, options?: CallOptions): Promise<ListPage<Row>>;
  /** Reads one record. */
  item<Item>(asked: Asked<Item>, id: RecordId, options?: CallOptions): Promise<Item>;
  /** Reads the record of the person who is signed in; null is parsed for somebody without one. */
  me<Item>(asked: Asked<Item>, options?: CallOptions): Promise<Item>;
  /** Saves a new record, or the given members of an existing one as the version that was read; gives it as it is now. Rejects with TypeError where that is not named. */
  save<Item>(set: SetName, body: object, schema: ReplySchema<Item>, options?: SaveOptions): Promise<Item>;
  /** Deletes one record, as the version that was read. */
  remove(set: SetName, id: RecordId, options: RemoveOptions): Promise<void>;
  /** Calls anything else below the base. */
  readonly send: SendRequest;
};

const NOTHING: ReplySchema<void> = { parse: () => undefined };

export function createApi(send: SendRequest, files: FileApi): Api {
  return {
    ...files,
    send,
    list: (asked, query, { signal } = {}) =>
      send({
        path: `/${asked.set}`,
        search: listSearch(asked, query),
        schema: listSchema(asked.schema),
        signal,
      }),
    item: (asked, id, { signal } = {}) =>
      send({ path: itemPath(asked.set, id), search: membersSearch(asked), schema: asked.schema, signal }),
    me: (asked, { signal } = {}) =>
      send({ path: pathOf(getMe, {}), search: membersSearch(asked), schema: asked.schema, signal }),
    save: async (set, body, schema, { version, creationKey, signal } = {}) => {
      requireVersion(body, version);
      return send({
        method: 'POST',
        path: `/${set}`,
        body,
        headers: { ...versionHeader(version), ...keyHeader(creationKey) },
        schema,
        signal,
      });
    },
    remove: (set, id, { version, signal }) =>
      send({
        method: 'DELETE',
        path: itemPath(set, id),
        headers: versionHeader(version),
        schema: NOTHING,
        signal,
      }),
  };
}

function itemPath(set: SetName, id: RecordId): string {
  return `/${set}/${encodeURIComponent(id)}`;
}

function versionHeader(version: string | undefined): Record<string, string> {
  return version === undefined ? {} : { 'If-Match': `"${version}"` };
}

function membersSearch({ select, expand = [] }: Asked<unknown>): Record<string, string | undefined> {
  return { $select: select?.join(','), $expand: expand.length === 0 ? undefined : expand.join(',') };
}

function listSearch(
  asked: Asked<unknown>,
  { filter, search, spelling, orderBy, top, skip }: ListQuery,
): Record<string, string | undefined> {
  return {
    $filter: filter,
    $search: search,
    spelling,
    ...membersSearch(asked),
    $orderby: orderBy,
    $top: top === 'all' ? '-1' : top?.toString(),
    $skip: skip?.toString(),
    $count: 'true',
  };
}

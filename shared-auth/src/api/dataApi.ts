import type { SetName } from 'shared-contracts/sets.ts';
import type { ReplySchema, SendRequest } from './apiClient.ts';
import type { FileApi } from './fileApi.ts';
import type { Filter } from './filter.ts';
import { listSchema } from './parseReply.ts';

/**
 * - select, expand: members by name; absent gives the set's default shape
 * - orderBy: as the data API writes it, such as `id desc`
 * - top: page size; `'all'` asks for every row
 * - skip: rows to leave out, ≥ 0
 */
export type ListQuery = {
  readonly filter?: Filter | undefined;
  readonly select?: readonly string[];
  readonly expand?: readonly string[];
  readonly orderBy?: string;
  readonly top?: number | 'all';
  readonly skip?: number;
};

/** One page of a list, with the number of rows that match in all. */
export type ListPage<Row> = { readonly value: readonly Row[]; readonly total: number };

export type CallOptions = { readonly signal?: AbortSignal | undefined };
export type ItemOptions = CallOptions & Pick<ListQuery, 'select' | 'expand'>;
/** - version: `dateModified` of the record as it was read; or let the body carry it */
export type RemoveOptions = CallOptions & { readonly version?: string };
/** - creationKey: UUID of a creation; a save that is repeated with it, as its answer was lost, makes no second record */
export type SaveOptions = RemoveOptions & { readonly creationKey?: string | undefined };

export type RecordId = number | string;

/** The data API, for pages and modules; everything throws ApiError. */
export type Api = FileApi & {
  /** Reads one page of a set; the schema is that of one row. */
  list<Row>(
    set: SetName,
    query: ListQuery,
    schema: ReplySchema<Row>,
    options?: CallOptions,
  ): Promise<ListPage<Row>>;
  /** Reads one record. `Users` knows the id `Me`. */
  item<Item>(set: SetName, id: RecordId, schema: ReplySchema<Item>, options?: ItemOptions): Promise<Item>;
  /** Saves a new record or the given members of an existing one; gives it as it is now. */
  save<Item>(set: SetName, body: object, schema: ReplySchema<Item>, options?: SaveOptions): Promise<Item>;
  /** Deletes one record. */
  remove(set: SetName, id: RecordId, options?: RemoveOptions): Promise<void>;
  /** Calls anything else below the base. */
  readonly send: SendRequest;
};

const NOTHING: ReplySchema<void> = { parse: () => undefined };

export function createApi(send: SendRequest, files: FileApi): Api {
  return {
    ...files,
    send,
    list: (set, query, schema, { signal } = {}) =>
      send({ path: `/${set}`, search: listSearch(query), schema: listSchema(schema), signal }),
    item: (set, id, schema, { select, expand, signal } = {}) =>
      send({
        path: itemPath(set, id),
        search: { $select: select?.join(','), $expand: expand?.join(',') },
        schema,
        signal,
      }),
    save: (set, body, schema, { version, creationKey, signal } = {}) =>
      send({
        method: 'POST',
        path: `/${set}`,
        body,
        headers: { ...versionHeader(version), ...(creationKey && { 'Idempotency-Key': `"${creationKey}"` }) },
        schema,
        signal,
      }),
    remove: (set, id, { version, signal } = {}) =>
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

function listSearch({
  filter,
  select,
  expand,
  orderBy,
  top,
  skip,
}: ListQuery): Record<string, string | undefined> {
  return {
    $filter: filter,
    $select: select?.join(','),
    $expand: expand?.join(','),
    $orderby: orderBy,
    $top: top === 'all' ? '-1' : top?.toString(),
    $skip: skip?.toString(),
    $count: 'true',
  };
}

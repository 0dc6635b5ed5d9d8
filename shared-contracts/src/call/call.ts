import type * as z from 'zod/mini';
import type { Operation } from '../rights/grants.ts';
import type { Permission } from '../rights/permissions.ts';
import type { BodyBounds } from './bodyBounds.ts';
import type { PathParameters } from './callPath.ts';
import type { SetName } from '../sets/sets.ts';
import type { QueryParameters, QueryValues, ReadQueryValues } from './callQuery.ts';

/** Where a path begins: the data API, the partner exchange (both as `/config.json` names them), or the server itself. */
export type CallBase = 'api' | 'exchange' | 'root';

/** A file as it is, of one kind and one largest size. Whoever sends or gets it does so piece by piece: no schema looks at it. */
export type Bytes = { readonly media: string; readonly maxBytes: number };

/**
 * What the body of an answer is; one with none of these has no body.
 *
 * - schema: of the body as it travels; media: what it is when it is no JSON, and the schema is that of its text
 * - record: the set of the record that it is, as the data API gives it
 * - bytes: a file
 */
export type CallReply = { readonly description: string } & (
  | { readonly schema: z.ZodMiniType; readonly media?: string }
  | { readonly record: SetName }
  | { readonly bytes: Bytes }
  | object
);

/** Operations on the records of a set, one of which the caller must have some right to; which records, their own rights say. */
export type RecordRights = { readonly set: SetName; readonly operations: readonly Operation[] };

/** A permission for each value of a parameter or member. */
export type PermissionBy = {
  readonly name: string;
  readonly permissions: Readonly<Record<string, Permission>>;
};

/**
 * One call of the server outside the sets of the data API. Route, rights, description and client come from it.
 *
 * How a call is added: a constant beside those of the same topic in this folder (`export const readCopies = { … } as const satisfies Call`),
 * its name in `calls.ts`, and its handler on the server, `registerCall(app, readCopies, async ({ params, query, body, caller }) => reply)`.
 * A screen makes it by `const call = useCall()` of `shared-client`: `call(readCopies, { params: { id }, signal })`. Then
 * `pnpm --filter server run openapi` writes the description anew; a test walks the table and asks a running server for every call.
 *
 * - methods: those that the server takes; the first is the one that the portal uses. A call that changes something and takes GET beside
 *   POST does so because the documents ask by GET
 * - path: below the base; `{id}` and the like stand for what `PATH_PARAMETERS` says
 * - alsoAt: further paths of the same call, for clients that read the documents otherwise
 * - permission: what the caller needs, of several all; `signed-in`: nothing but a token; `open`: not even that. Rights on records are checked by the
 *   handler
 * - permissionBy: what the caller needs besides, by a parameter of the path or a member of the body; a parameter of another value is answered with 404
 * - options: `item` for those of a read of one record besides, which the handler reads
 * - creates: it makes something, once for each `Idempotency-Key`
 * - body: of a call that has one; what its schema refuses is answered with 400 and the members by name, bytes are read by the handler
 * - bounds: how much a body in JSON may hold, where `SMALL_BODY` is not enough
 * - reply: of the success; otherReplies: by status, where the body is not that of a refusal
 * - refusals: statuses of refusals besides 401, 403, and 404 where the path names something
 */
export type Call = {
  readonly base: CallBase;
  readonly methods: readonly [Method, ...Method[]];
  readonly path: string;
  readonly alsoAt?: readonly string[];
  readonly permission: Permission | readonly Permission[] | RecordRights | 'signed-in' | 'open';
  readonly permissionBy?: PermissionBy;
  readonly summary: string;
  readonly query?: QueryParameters;
  readonly options?: 'item';
  readonly creates?: true;
  readonly body?: z.ZodMiniType | Bytes;
  readonly bounds?: BodyBounds;
  readonly reply: CallReply;
  readonly otherReplies?: Readonly<Record<number, CallReply>>;
  readonly refusals?: readonly number[];
};
type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** A call whose bodies are what schemas say. */
export type SchemaCall = Call & {
  readonly body?: z.ZodMiniType;
  readonly reply: { readonly schema: z.ZodMiniType; readonly media?: string };
};

/** What a call answers, parsed; of a record or a file nothing is known here. */
export type ReplyOf<C extends Call> = C['reply'] extends {
  readonly schema: infer Schema extends z.ZodMiniType;
}
  ? z.output<Schema>
  : unknown;
/** The same as it travels. */
export type SentReplyOf<C extends Call> = C['reply'] extends {
  readonly schema: infer Schema extends z.ZodMiniType;
}
  ? Sent<z.input<Schema>>
  : unknown;
type Sent<Value> = Value extends readonly (infer Item)[]
  ? readonly Sent<Item>[]
  : Value extends object
    ? { readonly [Name in keyof Value]: Sent<Value[Name]> }
    : Value;
/** Body of a call as the server's handler gets it; undefined where it has none. */
export type BodyOf<C extends Call> = C extends { readonly body: infer Body extends z.ZodMiniType }
  ? z.output<Body>
  : undefined;
/** Query parameters of a call as the server's handler gets them. */
export type QueryOf<C extends Call> = C extends { readonly query: infer Query extends QueryParameters }
  ? ReadQueryValues<Query>
  : object;

/** What has to be said when a call is made. - key: idempotency key of a call that creates */
export type CallInput<C extends Call> = (keyof PathParameters<C['path']> extends never
  ? object
  : { readonly params: PathParameters<C['path']> }) &
  (C extends { readonly query: infer Query extends QueryParameters }
    ? { readonly query?: QueryValues<Query> }
    : object) &
  (C extends { readonly body: infer Body extends z.ZodMiniType }
    ? { readonly body: z.input<Body> }
    : object) &
  (C extends { readonly creates: true } ? { readonly key: string } : object);

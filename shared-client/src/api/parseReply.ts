import { logFailure } from 'shared-auth';
import { ApiError } from './apiError.ts';

/** Anything that checks a value and gives it its type: a zod or zod/mini schema, or a function in an object. */
export type ReplySchema<Value> = { readonly parse: (value: unknown) => Value };

type ReplySource = { readonly path: string; readonly requestId: string; readonly status: number };

/**
 * Parses what the server sent.
 *
 * Throws ApiError `unexpected-reply` when it does not fit; the log gets the places that do not, never what stood there.
 */
export function parseReply<Value>(schema: ReplySchema<Value>, value: unknown, source: ReplySource): Value {
  try {
    return schema.parse(value);
  } catch (error) {
    const { path, requestId, status } = source;
    logFailure(`The reply of ${path} does not fit the contract (request ${requestId}).`, placesOf(error));
    throw new ApiError('unexpected-reply', `The reply of ${path} does not fit the contract.`, {
      status,
      requestId,
    });
  }
}

/**
 * Makes the schema of a list's envelope from that of one row; reads both forms, `total` and `@odata.count`.
 *
 * What it throws names the row in the places' paths.
 */
export function listSchema<Row>(row: ReplySchema<Row>): ReplySchema<{ value: Row[]; total: number }> {
  return {
    parse: (reply) => {
      const { value, total, '@odata.count': count } = asRecord(reply);
      const all = total ?? count;
      if (!Array.isArray(value) || typeof all !== 'number') throw new TypeError('No list with a total.');
      return { value: value.map((item: unknown, index) => parseRow(row, item, index)), total: all };
    },
  };
}

function parseRow<Row>(schema: ReplySchema<Row>, item: unknown, index: number): Row {
  try {
    return schema.parse(item);
  } catch (error) {
    throw Object.assign(new TypeError('A row does not fit.'), {
      issues: issuesOf(error).map((issue) => inRow(issue, index)),
    });
  }
}

type Issue = { readonly path: readonly unknown[]; readonly code: unknown };

function inRow({ path, code }: Issue, index: number): Issue {
  return { path: [index, ...path], code };
}

function placesOf(error: unknown): readonly string[] {
  return issuesOf(error).map(({ path, code }) => `${path.map(String).join('/')}: ${String(code)}`);
}

/** Reads the issues of a schema library's error; nothing of the value that was refused is among them. */
function issuesOf(error: unknown): readonly Issue[] {
  const { issues } = asRecord(error);
  if (!Array.isArray(issues)) return [];
  return issues.map((issue: unknown) => {
    const { path, code } = asRecord(issue);
    return { path: Array.isArray(path) ? path : [], code };
  });
}

function asRecord(value: unknown): Readonly<Record<string, unknown>> {
  // Any object may be read by member name; nothing is assumed of the values.
  return typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>) : {};
}

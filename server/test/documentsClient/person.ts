import { ClientDataContext, type ClientDataModel } from '@themost/client';
import { BasicDataService } from '@themost/client/common/dist/index.js';

/** What a call of the documents came to: rows or none of them, a record, nothing at all, or the status of the refusal. */
export type Outcome = 'rows' | 'none' | 'record' | 'nothing' | 400 | 401 | 403 | 404 | 409 | 503;

/** Somebody who calls with the client of the documents. */
export type Person = {
  readonly name: string;
  /** Of the user record; 0 for whoever may not read it. */
  readonly id: number;
  readonly model: (name: string) => ClientDataModel;
  /** Reads from the partner exchange, of which the client has no models. */
  readonly exchange: (path: string, query?: object) => Promise<unknown>;
};

/** Makes the client as the documents' pages do: its answers converted, the token in the header. */
export function personWith(baseUrl: string, name: string, token: string): Omit<Person, 'id'> {
  const options = { useMediaTypeExtensions: false, useResponseConversion: true };
  const context = new ClientDataContext(new BasicDataService(`${baseUrl}/api/`, options));
  context.setBearerAuthorization(token);
  const exchange = new BasicDataService(`${baseUrl}/exchange/`, options);
  exchange.setHeader('Authorization', `Bearer ${token}`);
  return {
    name,
    model: (set) => context.model(set),
    exchange: (path, query) => exchange.execute({ method: 'GET', url: path, data: query, headers: {} }),
  };
}

/** Makes a call and tells what it came to; faults of the client itself are thrown. */
export async function outcomeOf(call: () => Promise<unknown>): Promise<Outcome> {
  try {
    return kindOf(await call());
  } catch (error) {
    const { statusCode } = error as { readonly statusCode?: Outcome };
    if (typeof statusCode !== 'number') throw error;
    return statusCode;
  }
}

function kindOf(answer: unknown): Outcome {
  if (answer === null || answer === undefined) return 'nothing';
  const { value } = answer as { readonly value?: unknown };
  const rows: unknown = Array.isArray(answer) ? answer : value;
  if (!Array.isArray(rows)) return 'record';
  return rows.length > 0 ? 'rows' : 'none';
}

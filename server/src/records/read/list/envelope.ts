import type { ReadList } from './listReader.ts';

/**
 * Writes the body of a list: what current clients of the protocol read (`@odata.count`) and what older ones do (`total`).
 *
 * Without a count there is nothing but the rows.
 */
export function listEnvelope(
  setName: string,
  { value, total, skip }: Pick<ReadList, 'total' | 'skip'> & { readonly value: string },
): string {
  if (total === undefined) return `{"value":${value}}`;
  const context = JSON.stringify(`/api/$metadata#${setName}`);
  return `{"@odata.context":${context},"@odata.count":${total},"@odata.skip":${skip},"total":${total},"skip":${skip},"value":${value}}`;
}

/** Takes the only row out of the JSON of a list of one; undefined when the list is empty. */
export function firstOf(value: string): string | undefined {
  const inner = value.trim().slice(1, -1).trim();
  return inner === '' ? undefined : inner;
}

/** Writes the body of a list whose rows come one piece after the other. */
export async function* longEnvelope(
  setName: string,
  { total, skip }: Pick<ReadList, 'total' | 'skip'>,
  rows: AsyncIterable<string>,
): AsyncGenerator<string> {
  // The rows are the last member.
  const around = listEnvelope(setName, { value: '[]', skip, ...(total !== undefined && { total }) });
  yield around.slice(0, -']}'.length);
  yield* rows;
  yield ']}';
}

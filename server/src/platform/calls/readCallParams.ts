import { PATH_PARAMETERS } from 'shared-contracts/call/callPath.ts';
import { parseRecordId } from '../query/wholeNumber.ts';
import { requireFound } from '../problems/refusals.ts';

/** Reads what stands in the places of an address. Throws a `Problem` 404 where no record can have such an id. */
export function readCallParams(params: unknown): Readonly<Record<string, number | string>> {
  return Object.fromEntries(
    Object.entries(params ?? {}).map(([name, text]: [string, unknown]) => [
      name,
      readPlace(name, String(text)),
    ]),
  );
}

function readPlace(name: string, text: string): number | string {
  const kind = new Map<string, string>(Object.entries(PATH_PARAMETERS)).get(name);
  // PostgreSQL takes no such character in a text.
  return kind === 'record' ? requireFound(parseRecordId(text)) : text.replaceAll('\0', '');
}

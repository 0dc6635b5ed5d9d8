import type { FastifyRequest } from 'fastify';
import type { Call } from 'shared-contracts/call/call.ts';
import type { QueryParameter } from 'shared-contracts/call/callQuery.ts';
import { badQuery, quote } from '../query/badQuery.ts';
import { readQueryString } from '../query/queryString.ts';
import { parseRecordId, parseWholeNumber } from '../query/wholeNumber.ts';
import { requireFound } from '../problems/refusals.ts';

/**
 * Reads the query parameters that a call knows.
 *
 * Throws a `Problem` 400 for a value that does not fit, 404 for an id that no record can have. Below the data API an option that the call does
 * not know is refused too, as everywhere there; clients of the exchange may send more.
 */
export function readCallQuery(
  { base, query, options }: Pick<Call, 'base' | 'query' | 'options'>,
  { raw }: Pick<FastifyRequest, 'raw'>,
): Readonly<Record<string, string | number | undefined>> {
  if (options !== undefined || (query === undefined && base !== 'api')) return {};
  const known = query ?? {};
  const sent = readQueryString(raw.url ?? '');
  const unknown = [...sent.keys()].find((name) => !Object.hasOwn(known, name));
  if (base === 'api' && unknown !== undefined) {
    throw badQuery(quote(unknown), {
      en: `There is no option '${quote(unknown)}' here.`,
      el: `Δεν υπάρχει εδώ επιλογή «${quote(unknown)}».`,
    });
  }
  return Object.fromEntries(
    Object.entries(known).map(([name, parameter]) => [name, readValue(name, parameter, sent.get(name))]),
  );
}

function readValue(name: string, parameter: QueryParameter, text: string | undefined) {
  if (parameter.type === 'whole') {
    const { minimum, maximum, default: otherwise } = parameter;
    return parseWholeNumber(text ?? String(otherwise), name, minimum, maximum);
  }
  if (parameter.type === 'text') return fittingText(name, parameter.maxLength, text);
  return text === undefined || text === '' ? undefined : requireFound(parseRecordId(text));
}

function fittingText(name: string, maxLength: number | undefined, text: string | undefined) {
  if (maxLength === undefined || text === undefined || Array.from(text).length <= maxLength) return text;
  throw badQuery(name, {
    en: `'${name}' has ${maxLength} characters at most.`,
    el: `Η παράμετρος «${name}» έχει το πολύ ${maxLength} χαρακτήρες.`,
  });
}

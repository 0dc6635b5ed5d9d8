import type { FastifyInstance } from 'fastify';
import type { Database } from '../../database/database.ts';
import { Problem } from '../../platform/problem.ts';
import { SIGN_IN_TEXT } from '../../platform/problemTexts.ts';
import { requestLanguage } from '../../platform/requestLanguage.ts';
import { badQuery, quote } from '../../platform/query/badQuery.ts';
import { DEFAULT_TOP } from '../query/limits.ts';
import { readQueryString } from '../../platform/query/queryString.ts';
import { parseWholeNumber } from '../../platform/query/wholeNumber.ts';
import { notFound, parseKey } from '../read/item/readItem.ts';
import { setOf } from '../read/readRoutes.ts';
import { notPermitted } from '../../platform/refusals.ts';
import { readHistory } from './readHistory.ts';

type Item = { readonly Params: { readonly set: string; readonly id: string } };

/** Most entries of one answer. */
const MOST_ENTRIES = 1_000;
const OPTIONS: readonly string[] = ['$top', '$skip'];

/** Registers `GET /api/MobilityAgreements/{id}/history`: who changed what, for the office. */
export function registerHistoryRoute(app: FastifyInstance, database: Database): void {
  app.get<Item>('/api/:set/:id/history', async (request, reply) => {
    const { caller, params } = request;
    const definition = setOf(params.set);
    if (definition.name !== 'MobilityAgreements') throw notFound(definition.name, `${params.id}/history`);
    if (caller === null) throw new Problem('not-signed-in', SIGN_IN_TEXT);
    if (!caller.permissions.includes('iia_edit_iro')) throw notPermitted();
    const page = pageOf(readQueryString(request.raw.url ?? ''));
    const key = parseKey(definition, params.id);
    const history =
      key && (await readHistory(database, Number(key.id), { ...page, language: requestLanguage(request) }));
    if (history === undefined) throw notFound(definition.name, params.id);
    void reply.header('cache-control', 'no-store');
    return history;
  });
}

function pageOf(options: ReadonlyMap<string, string>): { readonly top: number; readonly skip: number } {
  const unknown = [...options.keys()].find((option) => !OPTIONS.includes(option));
  if (unknown !== undefined) {
    throw badQuery(quote(unknown), {
      en: `There is no option '${quote(unknown)}' here.`,
      el: `Δεν υπάρχει εδώ επιλογή «${quote(unknown)}».`,
    });
  }
  return {
    top: parseWholeNumber(options.get('$top') ?? String(DEFAULT_TOP), '$top', 1, MOST_ENTRIES),
    skip: parseWholeNumber(options.get('$skip') ?? '0', '$skip', 0),
  };
}

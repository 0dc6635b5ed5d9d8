import { sql } from 'kysely';
import type { CatalogueHei } from 'ewp/documents';
import {
  MOST_NETWORK_HEIS,
  NETWORK_SEARCH_MIN_LENGTH,
  type NetworkHeis,
} from 'shared-contracts/institutions/networkHeis.ts';
import { compareText } from 'shared-contracts/text/compareText.ts';
import { Problem } from '../../../platform/problems/problem.ts';
import type { ExchangeServices } from '../exchangeServices.ts';
import { erasmusCodeOf, namesOf } from './listedHei.ts';

const REGISTRY_UNHEARD = {
  en: 'The registry of the network has not answered yet. Try again in some minutes.',
  el: 'Το μητρώο του δικτύου δεν έχει απαντήσει ακόμη. Δοκιμάστε ξανά σε λίγα λεπτά.',
};

/**
 * Searches the registry for institutions that have all words of a text in their names, id or Erasmus code, and tells which of them the portal has. Too short a
 * text finds none.
 *
 * Throws a `Problem` 503 while the registry has never answered.
 */
export async function searchNetwork(
  { database, directory }: Pick<ExchangeServices, 'database' | 'directory'>,
  text: string,
): Promise<NetworkHeis> {
  const words = compareText(text).split(' ').filter(Boolean);
  if (words.join('').length < NETWORK_SEARCH_MIN_LENGTH) return { value: [], hasMore: false };
  const all = await directory.all();
  if (all === null) throw new Problem('unavailable', REGISTRY_UNHEARD);
  const found = all
    .filter((hei) => {
      const known = searchedText(hei);
      return words.every((word) => known.includes(word));
    })
    .map((hei) => ({ heiId: hei.heiId, ...namesOf(hei), erasmusCode: erasmusCodeOf(hei) }))
    .toSorted((one, other) => one.name.localeCompare(other.name, 'en'));
  const shown = found.slice(0, MOST_NETWORK_HEIS);
  const ids = shown.map(({ heiId }) => heiId);
  const { rows } = await sql<{ id: number; heiId: string }>`
    select id, hei_id as "heiId" from institutions where hei_id = any(${ids})`.execute(database);
  const known = new Map(rows.map(({ id, heiId }) => [heiId, id]));
  return {
    value: shown.map((hei) => ({ ...hei, institution: known.get(hei.heiId) ?? null })),
    hasMore: found.length > shown.length,
  };
}

function searchedText(hei: CatalogueHei): string {
  const names = hei.names.map(({ value }) => value);
  return compareText([hei.heiId, erasmusCodeOf(hei) ?? '', ...names].join(' '));
}

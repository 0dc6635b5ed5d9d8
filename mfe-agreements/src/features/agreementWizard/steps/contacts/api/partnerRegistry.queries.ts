import { lookUpHei, lookUpOunit, lookUpOunits } from 'shared-contracts/exchange/lookupCalls.ts';
import { queryOptions, type SendCall } from 'shared-client';

/** As long as the server keeps what a partner told. */
const REGISTRY_FRESH_MS = 5 * 60_000;
const KEY = ['mfe-agreements', 'registry'] as const;

/** Whoever asked sees what came of it at once, and can ask again. */
const ASKED_BY_HAND = { staleTime: REGISTRY_FRESH_MS, retry: false } as const;

/** A partner with the people who stand for the whole of it, as its own system or our records tell. */
export function partnerHeiQuery(call: SendCall, heiId: string) {
  return queryOptions({
    queryKey: [...KEY, heiId],
    queryFn: ({ signal }) => call(lookUpHei, { params: { heiId }, signal }),
    ...ASKED_BY_HAND,
  });
}

/** All units of a partner with their names and people. */
export function partnerUnitsQuery(call: SendCall, heiId: string) {
  return queryOptions({
    queryKey: [...KEY, heiId, 'units'],
    queryFn: ({ signal }) => call(lookUpOunits, { params: { heiId }, signal }),
    ...ASKED_BY_HAND,
  });
}

/** One unit alone; its list is empty when nobody has anything to tell of it. */
export function partnerUnitQuery(call: SendCall, heiId: string, ounitId: string) {
  return queryOptions({
    queryKey: [...KEY, heiId, 'units', ounitId],
    queryFn: ({ signal }) => call(lookUpOunit, { params: { heiId, ounitId }, signal }),
    ...ASKED_BY_HAND,
  });
}

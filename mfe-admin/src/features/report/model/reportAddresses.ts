import { PLACE_KINDS } from 'shared-contracts/places/placeTerms.ts';
import { agreementList, placeList } from 'shared-contracts/releases/addresses.ts';
import type { ReportRow } from 'shared-contracts/report/report.ts';
import type { DividedReport } from './reportFigures.ts';

/** The lists behind the figures of a line; undefined where none has just these. */
export type FigureAddresses = {
  readonly agreements: string | undefined;
  readonly outgoing: string | undefined;
  readonly incoming: string | undefined;
};
type Line = Pick<ReportRow, 'id' | 'code' | 'country'>;
type Filters = Readonly<Record<string, string | number>>;

/** Leads from the figures of all lines together to their lists. */
export function totalAddresses({ year, kind }: Pick<DividedReport, 'year' | 'kind'>): FigureAddresses {
  return addresses({ year, kind }, {}, {});
}

/** Leads from the figures of a line to their lists. What names none of a kind has no list, and agreements are in no list by fields. */
export function lineAddresses(
  { year, kind, by }: Pick<DividedReport, 'year' | 'kind' | 'by'>,
  { id, code, country }: Line,
): FigureAddresses {
  if (id === null) return { agreements: undefined, outgoing: undefined, incoming: undefined };
  switch (by) {
    case 'year':
      return totalAddresses({ year: id, kind });
    case 'country':
      return addresses({ year, kind }, { country: id }, { country: id });
    case 'partner':
      // The list knows a partner beside its country alone.
      return addresses({ year, kind }, country === null ? null : { country, institution: id }, {
        partner: id,
      });
    case 'department':
      return addresses({ year, kind }, { department: id }, { department: id });
    case 'broadField':
    case 'field':
      return addresses({ year, kind }, null, code === null ? null : { field: code });
  }
}

function addresses(
  { year, kind }: Pick<DividedReport, 'year' | 'kind'>,
  ofAgreements: Filters | null,
  ofPlaces: Filters | null,
): FigureAddresses {
  const kinds = PLACE_KINDS.filter((one) => one === kind).map((one) => ({ kind: one }))[0];
  const places = (direction: string) =>
    ofPlaces === null ? undefined : address(placeList(), { direction, ...kinds, ...ofPlaces, year });
  return {
    agreements:
      ofAgreements === null
        ? undefined
        : address(agreementList(), { ...ofAgreements, active: 'no', running: year }),
    outgoing: places('outgoing'),
    incoming: places('incoming'),
  };
}

function address(list: string, filters: Filters): string {
  const given = Object.entries(filters).map(([key, value]): [string, string] => [key, String(value)]);
  return `${list}?${new URLSearchParams(given).toString()}`;
}

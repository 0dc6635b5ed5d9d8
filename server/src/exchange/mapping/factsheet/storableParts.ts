import type { UnmappedPart } from 'shared-contracts/exchange/exchange.ts';
import { FACTSHEET_ROWS } from 'shared-contracts/factsheets/members/factsheet.ts';
import type { LocalisedText } from 'ewp/documents';
import { MAX_INTEGER } from 'shared-contracts/members/recordId.ts';

/** Ten times what a form takes: more is no factsheet, and would burden every page that shows it. */
const LONGEST_TEXT = 20_000;
const SHOWN_OF_A_TEXT = 200;

/** Address of a page as the portal keeps it; a language only where one is said. */
export type StoredUrl = { readonly value: string; readonly language?: string };

/**
 * Takes the parts of a partner's document as they came, blanks around them aside, and remembers what is not taken.
 *
 * - text: null when nothing is said; `instead` when it is too long
 * - rows: the first of a list that is too long
 * - weeks: `instead` for what is no number of weeks
 */
export type StorableParts = {
  readonly unmapped: readonly UnmappedPart[];
  readonly text: (field: string, text: string | undefined, instead?: string | null) => string | null;
  readonly urls: (field: string, urls: readonly LocalisedText[]) => readonly StoredUrl[];
  readonly rows: <Row>(field: string, rows: readonly Row[]) => readonly Row[];
  readonly weeks: (field: string, weeks: number, instead: number | null) => number | null;
  readonly leaveOut: (field: string, text: string) => void;
};

export function storableParts(): StorableParts {
  const unmapped: UnmappedPart[] = [];
  const leaveOut = (field: string, text: string) =>
    void unmapped.push({
      field,
      value: text.length > SHOWN_OF_A_TEXT ? `${text.slice(0, SHOWN_OF_A_TEXT)}…` : text,
    });
  const fits = (field: string, text: string) => {
    if (text.length <= LONGEST_TEXT) return true;
    leaveOut(field, text);
    return false;
  };
  const rows = <Row>(field: string, all: readonly Row[]) => {
    if (all.length > FACTSHEET_ROWS) leaveOut(field, `${FACTSHEET_ROWS + 1}–${all.length}`);
    return all.slice(0, FACTSHEET_ROWS);
  };
  return {
    unmapped,
    leaveOut,
    rows,
    text: (field, text, instead = null) => {
      const said = text?.trim() ?? '';
      if (said === '') return null;
      return fits(field, said) ? said : instead;
    },
    urls: (field, urls) =>
      rows(field, urls).flatMap(({ value, lang }): StoredUrl[] => {
        const address = value.trim();
        if (!fits(field, address)) return [];
        return [lang === undefined ? { value: address } : { value: address, language: lang }];
      }),
    weeks: (field, weeks, instead) => {
      if (Number.isInteger(weeks) && weeks >= 0 && weeks <= MOST_WEEKS) return weeks;
      leaveOut(field, String(weeks));
      return instead;
    },
  };
}

/** What the column takes. */
const MOST_WEEKS = MAX_INTEGER;

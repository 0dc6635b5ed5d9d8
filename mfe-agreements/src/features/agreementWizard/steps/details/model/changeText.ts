import type { FactsheetChange } from 'shared-contracts/exchange/exchangeFactsheet.ts';
import type { LanguageTag } from 'shared-contracts/text/language.ts';
import { formatDayOfYear } from 'shared-contracts/dates/formatDate.ts';

/** The whole text stands in the factsheet. */
const SHOWN_OF_A_TEXT = 160;

/** Gives the sentence for what a refresh changed in one place, with the name of the place, and what stands in it. */
export function changeText(
  { field, before, after }: FactsheetChange,
  nameOf: (field: string) => string,
  tag: LanguageTag,
) {
  return {
    kind: before === null ? 'added' : after === null ? 'removed' : 'change',
    values: {
      field: nameOf(field),
      before: readable(before, tag),
      after: readable(after, tag),
    },
  } as const;
}

function readable(text: string | null, tag: LanguageTag): string {
  const said = formatDayOfYear(text, tag);
  return said.length > SHOWN_OF_A_TEXT ? `${said.slice(0, SHOWN_OF_A_TEXT)}…` : said;
}

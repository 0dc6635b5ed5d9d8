import { deadlineOfTerm, type Term } from 'shared-contracts/dates/deadline.ts';
import { formatDate } from 'shared-contracts/dates/formatDate.ts';
import { universityDay } from 'shared-contracts/dates/universityTime.ts';
import type { DestinationList, DestinationRow } from 'shared-contracts/places/destinations.ts';
import { monthsEach } from 'shared-contracts/places/fittingRow.ts';
import { studentCycleText } from 'shared-contracts/reference/levels.ts';
import { DEFAULT_LANGUAGE, languageOfTag, LOCALE, type LanguageTag } from 'shared-contracts/text/language.ts';
import { countryNameIn, nameIn } from 'shared-contracts/text/names.ts';
import type { PublicDestination, PublicPlaces } from '../readPublicPlaces.ts';
import { said } from './said.ts';

type Rows = readonly DestinationRow[];

/** Writes what destinations offer and ask, as plain texts in a language. */
export function factTexts(places: PublicPlaces, tag: LanguageTag, now: Date) {
  const language = languageOfTag(tag) ?? DEFAULT_LANGUAGE;
  const named = (items: DestinationList['languages'], id: number) =>
    nameIn(
      items.find((item) => item.id === id),
      language,
    );
  const names = new Intl.Collator(LOCALE[tag], { numeric: true });
  const joined = (texts: readonly string[]) =>
    [...new Set(texts.filter(Boolean))].toSorted(names.compare).join(', ');
  const number = new Intl.NumberFormat(LOCALE[tag]);
  const today = universityDay(now);

  return {
    name: (record: Parameters<typeof nameIn>[0]) => nameIn(record, language),
    country: (country: PublicDestination['country']) => countryNameIn(country, language),
    languages: (rows: Rows) =>
      joined(
        rows.flatMap(({ languages }) =>
          languages.map(({ id, level }) => [named(places.languages, id), level].filter(Boolean).join(' ')),
        ),
      ) || said(tag, 'noLanguage'),
    cycles: (rows: Rows) =>
      rows.some(({ cycles }) => cycles.length === 0)
        ? said(tag, 'anyCycle')
        : joined(rows.flatMap(({ cycles }) => cycles.map((cycle) => studentCycleText(cycle, tag)))),
    fields: (rows: Rows) =>
      joined(rows.flatMap(({ fields }) => fields.map((id) => named(places.fields, id)))),
    places: (rows: Rows) => {
      const told = rows.flatMap((row) => row.places ?? []);
      return told.length === 0
        ? said(tag, 'notAgreed')
        : number.format(told.reduce((sum, one) => sum + one, 0));
    },
    months: (rows: Rows) =>
      joined(
        rows.map((row) => {
          const months = monthsEach(row);
          return months === null ? '' : number.format(months);
        }),
      ) || said(tag, 'notAgreed'),
    blended: (rows: Rows) => joined(rows.map(({ blended }) => said(tag, blended ? 'yes' : 'no'))),
    /** The day of a deadline, and whether it has passed; `''` where the partner tells none. */
    deadline: (told: string | null | undefined, term: Term) => {
      const deadline = deadlineOfTerm(told, term, places.year, today);
      if (deadline === null) return '';
      const date = formatDate(deadline.day, tag);
      return deadline.daysLeft < 0 ? said(tag, 'passed', { date }) : date;
    },
  };
}
export type FactTexts = ReturnType<typeof factTexts>;

import { useMemo } from 'react';
import { deadlineOfTerm, type Term } from 'shared-contracts/dates/deadline.ts';
import { universityDay } from 'shared-contracts/dates/universityTime.ts';
import type { Destination, DestinationList, DestinationRow } from 'shared-contracts/places/destinations.ts';
import { monthsEach } from 'shared-contracts/places/fittingRow.ts';
import { studentCycleText } from 'shared-contracts/reference/levels.ts';
import { nameIn } from 'shared-contracts/text/names.ts';
import { formatDate, formatDaysAway, formatNumber, useLanguage, useTranslation } from 'shared-ui/core';
import { MODULE_ID } from '../../moduleId.ts';

type Rows = readonly DestinationRow[];

const NONE = '–';

/** Writes what destinations of a list offer and ask, the same wherever it is shown; the same functions for as long as list and language are the same. */
export function useDestinationTexts(list: Pick<DestinationList, 'languages' | 'fields' | 'year'>) {
  const { t } = useTranslation(MODULE_ID);
  const { language, tag } = useLanguage();
  return useMemo(() => {
    const named = (items: DestinationList['languages']) =>
      new Map(items.map((item) => [item.id, nameIn(item, language)]));
    const [languageNames, fieldNames] = [named(list.languages), named(list.fields)];
    const today = universityDay(new Date());
    const joined = (texts: readonly string[]) => [...new Set(texts.filter(Boolean))].join(', ') || NONE;

    return {
      places: (rows: Rows) => {
        const told = rows.flatMap(({ places }) => places ?? []);
        const sum = told.reduce((all, one) => all + one, 0);
        return told.length === 0
          ? t('destinations.texts.notAgreed')
          : t('destinations.texts.places', { count: sum, number: formatNumber(sum, tag) });
      },
      languages: (rows: Rows) =>
        rows.every(({ languages }) => languages.length === 0)
          ? t('destinations.texts.noLanguage')
          : joined(
              rows.flatMap(({ languages }) =>
                languages.map(({ id, level }) => [languageNames.get(id), level].filter(Boolean).join(' ')),
              ),
            ),
      cycles: (rows: Rows) =>
        rows.some(({ cycles }) => cycles.length === 0)
          ? t('destinations.texts.anyCycle')
          : joined(rows.flatMap(({ cycles }) => cycles.map((cycle) => studentCycleText(cycle, tag)))),
      fields: (rows: Rows) =>
        joined(rows.flatMap(({ fields }) => fields.map((id) => fieldNames.get(id) ?? ''))),
      length: (rows: Rows) =>
        joined(
          rows.map((row) => {
            const months = monthsEach(row);
            return months === null
              ? ''
              : t('destinations.texts.months', { count: months, number: formatNumber(months, tag) });
          }),
        ),
      blended: (rows: Rows) => {
        const answers = new Set(rows.map(({ blended }) => blended));
        return t(`destinations.texts.${answers.size > 1 ? 'both' : answers.has(true) ? 'blended' : 'whole'}`);
      },
      /** The day by which a partner wants nominations or applications for a term, how far away it is, and whether it has passed. */
      deadline: (
        { factsheet }: Pick<Destination, 'factsheet'>,
        kind: 'nominations' | 'applications',
        term: Term,
      ) => {
        const told = factsheet?.[kind]?.[term];
        if (!told) return NONE;
        const deadline = deadlineOfTerm(told, term, list.year, today);
        if (deadline === null) return told;
        const date = formatDate(deadline.day, tag);
        return deadline.daysLeft < 0
          ? t('destinations.texts.over', { date })
          : t('destinations.texts.open', { date, away: formatDaysAway(deadline.daysLeft, tag) });
      },
    };
  }, [list, t, language, tag]);
}

import { factsheetView } from 'shared-contracts/releases/addresses.ts';
import type { ReactNode } from 'react';
import { useApi, useQuery } from 'shared-client';
import { focusRing, Link, makeStyles, tokens, useTranslation, VisuallyHidden } from 'shared-ui/core';
import { MODULE_ID } from '../../../../../moduleId.ts';
import { useApplicationForm } from '../../../formContext.ts';
import { partnerDeadlinesQuery } from '../api/mobilityChoices.queries.ts';
import { YearlyDeadline } from './YearlyDeadline.tsx';

type Fact = readonly [label: string, value: ReactNode];

/** Gives the partner's deadlines for the term in which the stay begins, both terms' while nobody said which, and the way to its factsheet. */
export function usePartnerFacts(institution: number, startSemester: string): readonly Fact[] {
  const { t } = useTranslation(MODULE_ID);
  const styles = useStyles();
  const { applicationYear } = useApplicationForm();
  const { data } = useQuery(partnerDeadlinesQuery(useApi(), institution));
  if (data === undefined) return [];
  const [factsheet] = data.value;
  if (factsheet === undefined)
    return [[t('preferredMobility.factsheet'), t('preferredMobility.noFactsheet')]];
  const terms = (['autumnTerm', 'springTerm'] as const).filter(
    (term) => startSemester === '' || (term === 'autumnTerm') === (startSemester === 'winter'),
  );
  const calendars = [
    ['nominations', factsheet.deadlineNominationsCalendar],
    ['applications', factsheet.deadlineIncomingsCalendar],
  ] as const;
  return [
    ...calendars.flatMap(([name, calendar]) =>
      terms.map((term): Fact => [
        t(`preferredMobility.deadline.${name}.${term}`),
        <YearlyDeadline key={term} dayOfYear={calendar?.[term]} term={term} academicYear={applicationYear} />,
      ]),
    ),
    [
      t('preferredMobility.factsheet'),
      <Link
        key="factsheet"
        to={factsheetView({ factsheetId: factsheet.id })}
        target="_blank"
        rel="noopener"
        className={styles.link}
      >
        {t('preferredMobility.openFactsheet')}
        <VisuallyHidden> {t('preferredMobility.newTab')}</VisuallyHidden>
      </Link>,
    ],
  ];
}

const useStyles = makeStyles({
  // What is read by screen readers alone stays with the link, wherever the page has scrolled to.
  link: { ...focusRing, position: 'relative', color: tokens.colorBrandForegroundLink },
});

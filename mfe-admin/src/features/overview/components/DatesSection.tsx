import { academicYearName } from 'shared-contracts/dates/academicYear.ts';
import type { Overview } from 'shared-contracts/overview/overview.ts';
import {
  Card,
  formatDate,
  formatDaysAway,
  makeStyles,
  tokens,
  useLanguage,
  useTranslation,
} from 'shared-ui/core';
import { MODULE_ID } from '../../../moduleId.ts';
import { agreementListAddress } from '../model/listAddresses.ts';
import { yearDates, type YearDate } from '../model/yearDates.ts';
import { NumberTile } from './NumberTile.tsx';
import { OverviewSection, Tiles } from './Tiles.tsx';

/** With a hyphen that no line breaks at. */
function unbrokenYear(year: number): string {
  return academicYearName(year).replace('-', '\u2011');
}

type DatesSectionProps = {
  /** In which the present academic year began. */
  readonly year: number;
  readonly agreements: Overview['agreements'] | undefined;
};

/** The two dates of every year, and the agreements that end in this academic year and the next. */
export function DatesSection({ year, agreements }: DatesSectionProps) {
  const { t } = useTranslation(MODULE_ID);
  return (
    <OverviewSection title={t('overview.DatesSection.title')}>
      <Tiles>
        {yearDates(new Date()).map((date) => (
          <DateTile key={date.id} date={date} />
        ))}
        <NumberTile
          to={agreementListAddress({ ends: year })}
          count={agreements?.endingNow}
          label={t('overview.DatesSection.endingNow', { year: unbrokenYear(year) })}
        />
        <NumberTile
          to={agreementListAddress({ ends: year + 1 })}
          count={agreements?.endingNext}
          label={t('overview.DatesSection.endingNext', { year: unbrokenYear(year + 1) })}
        />
      </Tiles>
    </OverviewSection>
  );
}

function DateTile({ date: { id, day, daysLeft, forYear } }: { readonly date: YearDate }) {
  const styles = useStyles();
  const { t } = useTranslation(MODULE_ID);
  const { tag } = useLanguage();
  return (
    <Card className={styles.date}>
      <p className={styles.day}>
        <time dateTime={day}>{formatDate(day, tag)}</time>, {formatDaysAway(daysLeft, tag)}
      </p>
      <p className={styles.text}>
        {id === 'amendment'
          ? t('overview.DatesSection.amendment', { year: unbrokenYear(forYear) })
          : t('overview.DatesSection.notice', { year: forYear })}
      </p>
    </Card>
  );
}

const useStyles = makeStyles({
  date: { height: '100%' },
  day: { margin: 0, fontWeight: tokens.fontWeightSemibold },
  text: { margin: `${tokens.spacingVerticalXS} 0 0`, color: tokens.colorNeutralForeground2 },
});

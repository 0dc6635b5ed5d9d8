import { academicYearName, academicYearOf } from 'shared-contracts/dates/academicYear.ts';
import { useCall, useQuery } from 'shared-client';
import { useCan } from 'shared-auth';
import {
  Card,
  EmptyState,
  ErrorState,
  errorReference,
  LoadingState,
  makeStyles,
  Stack,
  tokens,
  useTranslation,
} from 'shared-ui/core';
import { MODULE_ID } from '../../../moduleId.ts';
import { overviewChartsQuery } from '../api/overview.queries.ts';
import { BarList } from './BarList.tsx';
import { CountryChart } from './CountryChart.tsx';
import { PlacesChart } from './PlacesChart.tsx';
import { ewpStatusBars, statusBars, type Bar } from './stateBars.ts';

/** The agreements as pictures: the active ones by state, those in force by country, and places agreed and used. */
// eslint-disable-next-line no-restricted-syntax -- loaded lazily by its default export
export default function Charts() {
  const styles = useStyles();
  const { t } = useTranslation(MODULE_ID);
  const year = academicYearOf(new Date());
  const seesUse = useCan('application_settings');
  const { data, error, isFetching, refetch } = useQuery(overviewChartsQuery(useCall()));
  if (error !== null && data === undefined)
    return (
      <ErrorState
        title={t('overview.Charts.failed')}
        message={t('overview.OverviewPage.failedText')}
        reference={errorReference(error)}
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      />
    );
  if (data === undefined) return <LoadingState />;
  if (data.states.length === 0)
    return <EmptyState title={t('overview.OverviewPage.none')} text={t('overview.Charts.none')} />;
  const named = (bars: readonly Bar[], part: 'status' | 'ewpStatus') =>
    bars.map((bar) => ({ ...bar, text: t(`overview.${part}.${bar.key}`) }));
  return (
    <div className={styles.charts}>
      <Card as="section" gap="M">
        <h3 className={styles.title}>{t('overview.Charts.status')}</h3>
        <BarList label={t('overview.Charts.status')} bars={named(statusBars(data.states), 'status')} />
        <h3 className={styles.title}>{t('overview.Charts.ewpStatus')}</h3>
        <BarList
          label={t('overview.Charts.ewpStatus')}
          bars={named(ewpStatusBars(data.states), 'ewpStatus')}
        />
      </Card>
      <Card as="section" gap="M">
        <h3 className={styles.title}>{t('overview.PlacesChart.title')}</h3>
        <Stack gap="S">
          <p className={styles.text}>{t('overview.PlacesChart.agreed')}</p>
          <p className={styles.text}>
            {t(seesUse ? 'overview.PlacesChart.usedText' : 'overview.PlacesChart.noUse')}
          </p>
        </Stack>
        <PlacesChart places={data.places} />
      </Card>
      <Card as="section" gap="M" className={styles.wide}>
        <h3 className={styles.title}>{t('overview.CountryChart.title', { year: academicYearName(year) })}</h3>
        <CountryChart countries={data.countries} year={year} />
      </Card>
    </div>
  );
}

const useStyles = makeStyles({
  charts: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 440px), 1fr))',
    gap: tokens.spacingHorizontalM,
    alignItems: 'start',
  },
  wide: { gridColumn: '1 / -1' },
  title: {
    margin: 0,
    fontSize: tokens.fontSizeBase400,
    lineHeight: tokens.lineHeightBase400,
    fontWeight: tokens.fontWeightSemibold,
  },
  text: { margin: 0, maxWidth: '70ch', color: tokens.colorNeutralForeground2 },
});

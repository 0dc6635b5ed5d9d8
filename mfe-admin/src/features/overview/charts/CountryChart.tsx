import { academicYearName } from 'shared-contracts/dates/academicYear.ts';
import { countryNameIn } from 'shared-contracts/text/names.ts';
import type { CountryCount } from 'shared-contracts/overview/overviewCharts.ts';
import { formatNumber, Link, makeStyles, MEDIA, tokens, useLanguage, useTranslation } from 'shared-ui/core';
import { MODULE_ID } from '../../../moduleId.ts';
import { agreementListAddress } from '../model/listAddresses.ts';
import { CountryMap } from './CountryMap.tsx';
import { NumberTable } from './NumberTable.tsx';

type CountryChartProps = { readonly countries: readonly CountryCount[]; readonly year: number };

/** Agreements in force in an academic year by country of the partner, on a map and as a table; a country is counted once for each agreement. */
export function CountryChart({ countries, year }: CountryChartProps) {
  const styles = useStyles();
  const { t } = useTranslation(MODULE_ID);
  const { language, tag } = useLanguage();
  const nameOf = (country: CountryCount) => countryNameIn(country, language);
  return (
    <div className={styles.beside}>
      <CountryMap countries={countries} year={year} nameOf={nameOf} />
      <NumberTable
        caption={t('overview.CountryChart.title', { year: academicYearName(year) })}
        columns={[t('overview.CountryChart.country'), t('overview.CountryChart.agreements')]}
        rows={countries.map((country) => ({
          id: country.id,
          head: (
            <Link to={agreementListAddress({ country: country.id, running: year })} className={styles.link}>
              {nameOf(country)}
            </Link>
          ),
          numbers: [formatNumber(country.count, tag)],
        }))}
      />
    </div>
  );
}

const useStyles = makeStyles({
  beside: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 3fr) minmax(220px, 2fr)',
    gap: tokens.spacingHorizontalL,
    alignItems: 'start',
    [MEDIA.cards]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  link: { color: tokens.colorBrandForegroundLink },
});

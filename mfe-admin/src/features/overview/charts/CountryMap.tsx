import { scaleSqrt } from 'd3-scale';
import { useMemo } from 'react';
import type { CountryCount } from 'shared-contracts/overview/overviewCharts.ts';
import { drawEurope, MAP_SIZE } from 'shared-record/map';
import { Link, makeStyles, MEDIA, tokens, useTranslation } from 'shared-ui/core';
import world from 'world-atlas/countries-50m.json';
import { MODULE_ID } from '../../../moduleId.ts';
import { agreementListAddress } from '../model/listAddresses.ts';

/** Least and most of the fill: a country with one agreement can still be told from one with none. */
const STRENGTH = [0.25, 1] as const;

type CountryMapProps = {
  readonly countries: readonly CountryCount[];
  readonly year: number;
  readonly nameOf: (country: CountryCount) => string;
};

/** Europe with the countries of partners, the darker the more agreements. Whoever has no mouse has the table beside it, with the same links. */
export function CountryMap({ countries, year, nameOf }: CountryMapProps) {
  const styles = useStyles();
  const { t } = useTranslation(MODULE_ID);
  const { shapes, borders } = useMemo(() => drawEurope(world), []);
  const byId = new Map(countries.map((country) => [country.id, country]));
  const most = Math.max(1, ...countries.map(({ count }) => count));
  const strength = scaleSqrt([1, most], STRENGTH);
  return (
    <svg viewBox={`0 0 ${MAP_SIZE.width} ${MAP_SIZE.height}`} className={styles.map} aria-hidden>
      {shapes.map(({ key, id, d }) => {
        const country = id === null ? undefined : byId.get(id);
        if (country === undefined) return <path key={key} d={d} className={styles.land} />;
        const text = t('overview.CountryChart.of', { country: nameOf(country), count: country.count });
        return (
          <Link key={key} to={agreementListAddress({ country: country.id, running: year })} tabIndex={-1}>
            <path d={d} className={styles.partner} fillOpacity={strength(country.count)}>
              <title>{text}</title>
            </path>
          </Link>
        );
      })}
      <path d={borders} className={styles.borders} />
    </svg>
  );
}

const useStyles = makeStyles({
  map: {
    display: 'block',
    width: '100%',
    height: 'auto',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground2,
  },
  land: { fill: tokens.colorNeutralBackground5, [MEDIA.forcedColors]: { fill: 'Canvas' } },
  partner: {
    fill: tokens.colorBrandBackground,
    ':hover': { fill: tokens.colorBrandBackgroundHover, fillOpacity: 1 },
    [MEDIA.forcedColors]: { fill: 'Highlight' },
  },
  borders: {
    fill: 'none',
    stroke: tokens.colorNeutralBackground1,
    strokeWidth: '0.75px',
    pointerEvents: 'none',
    [MEDIA.forcedColors]: { stroke: 'CanvasText' },
  },
});

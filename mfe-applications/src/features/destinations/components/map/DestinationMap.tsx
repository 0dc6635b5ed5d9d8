import { lazy, Suspense, useState } from 'react';
import {
  Button,
  Card,
  Cluster,
  LoadingState,
  makeStyles,
  MEDIA,
  tokens,
  useTranslation,
} from 'shared-ui/core';
import { MODULE_ID } from '../../../../moduleId.ts';
import type { CountryCount } from '../../model/countryCounts.ts';

const CountryShapes = lazy(async () => ({
  default: (await import('./CountryShapes.tsx')).CountryShapes,
}));

const MOST_ZOOM = 4;

type DestinationMapProps = {
  /** What the other filters leave, whichever country is chosen. */
  readonly countries: readonly CountryCount[];
  readonly chosen: number | null;
  readonly onChoose: (country: number | null) => void;
};

/** How many destinations each country has, as a map that chooses countries, and as a table with the same choice. */
export function DestinationMap({ countries, chosen, onChoose }: DestinationMapProps) {
  const { t } = useTranslation(MODULE_ID);
  const styles = useStyles();
  const [zoom, setZoom] = useState(1);
  return (
    <Card as="section" gap="S" padding="M" aria-label={t('destinations.DestinationMap.title')}>
      <Cluster gap="S">
        <Button
          size="small"
          disabledReason={zoom >= MOST_ZOOM ? t('destinations.DestinationMap.nearest') : undefined}
          onClick={() => setZoom(Math.min(MOST_ZOOM, zoom * 2))}
        >
          {t('destinations.DestinationMap.nearer')}
        </Button>
        <Button
          size="small"
          disabledReason={zoom === 1 ? t('destinations.DestinationMap.farthest') : undefined}
          onClick={() => setZoom(Math.max(1, zoom / 2))}
        >
          {t('destinations.DestinationMap.farther')}
        </Button>
      </Cluster>
      <div className={styles.beside}>
        <div className={styles.frame}>
          <div style={{ width: `${zoom * 100}%` }}>
            <Suspense fallback={<LoadingState />}>
              <CountryShapes countries={countries} chosen={chosen} onChoose={onChoose} />
            </Suspense>
          </div>
        </div>
        <div className={styles.frame}>
          <table className={styles.table}>
            <thead>
              <tr>
                <th scope="col" className={styles.head}>
                  {t('destinations.DestinationMap.countryHead')}
                </th>
                <th scope="col" className={styles.number}>
                  {t('destinations.DestinationMap.countHead')}
                </th>
              </tr>
            </thead>
            <tbody>
              {countries.map(({ id, label, count }) => (
                <tr key={id}>
                  <th scope="row" className={styles.name}>
                    <button
                      type="button"
                      className={styles.choice}
                      aria-pressed={id === chosen}
                      onClick={() => onChoose(id === chosen ? null : id)}
                    >
                      {label}
                    </button>
                  </th>
                  <td className={styles.number}>{count}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </div>
    </Card>
  );
}

const useStyles = makeStyles({
  beside: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 3fr) minmax(200px, 1fr)',
    gap: tokens.spacingHorizontalL,
    alignItems: 'start',
    [MEDIA.cards]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  frame: { overflow: 'auto', maxHeight: '720px', borderRadius: tokens.borderRadiusMedium },
  table: { width: '100%', borderCollapse: 'collapse' },
  head: { textAlign: 'start' },
  name: { textAlign: 'start', fontWeight: tokens.fontWeightRegular },
  number: { textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
  choice: {
    minHeight: '28px',
    padding: `0 ${tokens.spacingHorizontalXS}`,
    border: 'none',
    background: 'none',
    color: tokens.colorBrandForegroundLink,
    font: 'inherit',
    textAlign: 'start',
    cursor: 'pointer',
    '&[aria-pressed="true"]': { fontWeight: tokens.fontWeightBold, textDecorationLine: 'underline' },
  },
});

import { scaleBand, scaleLinear } from 'd3-scale';
import { academicYearName } from 'shared-contracts/dates/academicYear.ts';
import type { YearPlaces } from 'shared-contracts/overview/overviewCharts.ts';
import {
  formatNumber,
  makeStyles,
  MEDIA,
  mergeClasses,
  tokens,
  useLanguage,
  useTranslation,
} from 'shared-ui/core';
import { MODULE_ID } from '../../../moduleId.ts';
import { NumberTable } from './NumberTable.tsx';

const SIZE = { width: 640, height: 240, foot: 24, head: 20 } as const;
const SERIES = ['outgoing', 'used', 'incoming'] as const;

/** Places for studies by academic year: agreed for our students and used by them, and agreed for students of partners. */
export function PlacesChart({ places }: { readonly places: readonly YearPlaces[] }) {
  const styles = useStyles();
  const { t } = useTranslation(MODULE_ID);
  const { tag } = useLanguage();
  const series = SERIES.filter((name) => places.some((year) => year[name] !== null));
  const years = scaleBand(
    places.map(({ year }) => year),
    [0, SIZE.width],
  ).padding(0.2);
  const bars = scaleBand<string>([...series], [0, years.bandwidth()]).padding(0.1);
  const most = Math.max(1, ...places.flatMap((year) => series.map((name) => year[name] ?? 0)));
  const height = scaleLinear([0, most], [0, SIZE.height - SIZE.foot - SIZE.head]);
  const bottom = SIZE.height - SIZE.foot;
  return (
    <>
      <ul className={styles.legend} aria-hidden>
        {series.map((name) => (
          <li key={name} className={styles.legendEntry}>
            <svg className={styles.sign} viewBox="0 0 10 10">
              <rect width="10" height="10" className={mergeClasses(styles.bar, styles[name])} />
            </svg>
            {t(`overview.PlacesChart.${name}`)}
          </li>
        ))}
      </ul>
      <svg viewBox={`0 0 ${SIZE.width} ${SIZE.height}`} className={styles.drawing} aria-hidden>
        {places.map((year) => (
          <g key={year.year} transform={`translate(${years(year.year) ?? 0} 0)`}>
            {series.map((name) => (
              <g key={name} transform={`translate(${bars(name) ?? 0} ${bottom - height(year[name] ?? 0)})`}>
                <rect
                  width={bars.bandwidth()}
                  height={height(year[name] ?? 0)}
                  className={mergeClasses(styles.bar, styles[name])}
                />
                <text x={bars.bandwidth() / 2} y={-4} className={styles.number}>
                  {formatNumber(year[name] ?? 0, tag)}
                </text>
              </g>
            ))}
            <text x={years.bandwidth() / 2} y={SIZE.height - 6} className={styles.year}>
              {academicYearName(year.year)}
            </text>
          </g>
        ))}
        <line x1="0" x2={SIZE.width} y1={bottom} y2={bottom} className={styles.line} />
      </svg>
      <NumberTable
        caption={t('overview.PlacesChart.title')}
        columns={[t('overview.PlacesChart.year'), ...series.map((name) => t(`overview.PlacesChart.${name}`))]}
        rows={places.map((year) => ({
          id: year.year,
          head: academicYearName(year.year),
          numbers: series.map((name) => formatNumber(year[name] ?? 0, tag)),
        }))}
      />
    </>
  );
}

const useStyles = makeStyles({
  legend: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: `${tokens.spacingVerticalXS} ${tokens.spacingHorizontalL}`,
    margin: 0,
    padding: 0,
    listStyleType: 'none',
  },
  legendEntry: { display: 'flex', alignItems: 'center', columnGap: tokens.spacingHorizontalXS },
  sign: { width: '14px', height: '14px' },
  drawing: { display: 'block', width: '100%', height: 'auto', maxWidth: '860px' },
  bar: {
    strokeWidth: '1px',
    stroke: tokens.colorBrandStroke1,
    [MEDIA.forcedColors]: { stroke: 'CanvasText' },
  },
  outgoing: { fill: tokens.colorBrandBackground, [MEDIA.forcedColors]: { fill: 'CanvasText' } },
  used: { fill: tokens.colorBrandBackground2, [MEDIA.forcedColors]: { fill: 'Canvas' } },
  incoming: {
    fill: tokens.colorNeutralForeground3,
    stroke: tokens.colorNeutralForeground3,
    [MEDIA.forcedColors]: { fill: 'GrayText' },
  },
  number: { fill: tokens.colorNeutralForeground1, fontSize: '11px', textAnchor: 'middle' },
  year: { fill: tokens.colorNeutralForeground2, fontSize: '12px', textAnchor: 'middle' },
  line: { stroke: tokens.colorNeutralStroke1 },
});

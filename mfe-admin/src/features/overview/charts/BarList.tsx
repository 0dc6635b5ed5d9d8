import { scaleLinear } from 'd3-scale';
import { focusRing, formatNumber, Link, makeStyles, MEDIA, tokens, useLanguage } from 'shared-ui/core';

type BarListProps = {
  readonly label: string;
  readonly bars: ReadonlyArray<{
    readonly id: number;
    readonly text: string;
    readonly count: number;
    readonly to: string;
  }>;
};

const FULL = 100;

/** Bars that lie below one another, each a link with its words and its number. */
export function BarList({ label, bars }: BarListProps) {
  const styles = useStyles();
  const { tag } = useLanguage();
  const length = scaleLinear([0, Math.max(1, ...bars.map(({ count }) => count))], [0, FULL]);
  return (
    <ul className={styles.list} aria-label={label}>
      {bars.map(({ id, text, count, to }) => (
        <li key={id}>
          <Link to={to} className={styles.bar}>
            <span className={styles.text}>{text}</span>{' '}
            <svg className={styles.drawing} viewBox={`0 0 ${FULL} 10`} preserveAspectRatio="none" aria-hidden>
              <rect className={styles.ground} width={FULL} height="10" />
              <rect className={styles.length} width={length(count)} height="10" />
            </svg>
            <span className={styles.count}>{formatNumber(count, tag)}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

const useStyles = makeStyles({
  list: { margin: 0, padding: 0, listStyleType: 'none' },
  bar: {
    display: 'grid',
    gridTemplateColumns: 'minmax(12ch, 18ch) minmax(40px, 1fr) 6ch',
    alignItems: 'center',
    columnGap: tokens.spacingHorizontalM,
    minHeight: '32px',
    borderRadius: tokens.borderRadiusMedium,
    color: tokens.colorNeutralForeground1,
    textDecorationLine: 'none',
    ':hover': { textDecorationLine: 'underline' },
    ...focusRing,
  },
  text: { color: tokens.colorBrandForegroundLink },
  drawing: { display: 'block', width: '100%', height: '16px' },
  ground: { fill: tokens.colorNeutralBackground3 },
  length: { fill: tokens.colorBrandBackground, [MEDIA.forcedColors]: { fill: 'CanvasText' } },
  count: { textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
});

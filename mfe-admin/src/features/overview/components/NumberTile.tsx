import type { ReactNode } from 'react';
import {
  focusRing,
  formatNumber,
  Link,
  makeStyles,
  MEDIA,
  mergeClasses,
  tokens,
  useLanguage,
} from 'shared-ui/core';

type NumberTileProps = {
  readonly to: string;
  /** Absent while it is on its way. */
  readonly count: number | undefined;
  readonly label: string;
  /** A sentence below the label. */
  readonly hint?: ReactNode;
  /** Asks for nothing now. */
  readonly isQuiet?: boolean;
  /** Stands out while the number is not 0. */
  readonly isUrgent?: boolean;
};

/** A number that leads to the list behind it. */
export function NumberTile({ to, count, label, hint, isQuiet = false, isUrgent = false }: NumberTileProps) {
  const styles = useStyles();
  const { tag } = useLanguage();
  const tone = count === 0 || isQuiet ? styles.none : isUrgent ? styles.urgent : undefined;
  return (
    <Link to={to} className={styles.tile}>
      {count === undefined ? (
        <span className={styles.coming} aria-hidden />
      ) : (
        <span className={mergeClasses(styles.number, tone)}>{formatNumber(count, tag)}</span>
      )}{' '}
      <span className={styles.label}>{label}</span>
      {hint && <span className={styles.hint}>{hint}</span>}
    </Link>
  );
}

const useStyles = makeStyles({
  tile: {
    display: 'flex',
    flexDirection: 'column',
    rowGap: tokens.spacingVerticalXXS,
    boxSizing: 'border-box',
    height: '100%',
    padding: tokens.spacingHorizontalL,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: tokens.colorNeutralBackground1,
    color: tokens.colorNeutralForeground1,
    textDecorationLine: 'none',
    ':hover': {
      border: `1px solid ${tokens.colorBrandStroke1}`,
      '& span:nth-child(2)': { textDecorationLine: 'underline' },
    },
    [MEDIA.print]: { breakInside: 'avoid' },
    ...focusRing,
  },
  number: {
    minHeight: tokens.lineHeightBase600,
    fontSize: tokens.fontSizeBase600,
    lineHeight: tokens.lineHeightBase600,
    fontWeight: tokens.fontWeightSemibold,
    fontVariantNumeric: 'tabular-nums',
  },
  coming: {
    width: '3ch',
    height: tokens.lineHeightBase600,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground4,
  },
  none: { color: tokens.colorNeutralForeground3 },
  urgent: { color: tokens.colorStatusDangerForeground1 },
  label: { color: tokens.colorBrandForegroundLink },
  hint: { color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase200 },
});

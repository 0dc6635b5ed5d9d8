import type { ReactNode } from 'react';
import { focusRing, makeStyles, MEDIA, tokens } from 'shared-ui/core';

type NumberTableProps = {
  readonly caption: string;
  /** Of the first column, then of each number. */
  readonly columns: readonly string[];
  readonly rows: ReadonlyArray<{
    readonly id: number;
    readonly head: ReactNode;
    readonly numbers: readonly string[];
  }>;
};

/** The numbers of a chart, to be read, copied and printed. */
export function NumberTable({ caption, columns, rows }: NumberTableProps) {
  const styles = useStyles();
  return (
    // Whoever has no mouse scrolls it by keys.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={styles.frame} role="region" aria-label={caption} tabIndex={0}>
      <table className={styles.table}>
        <caption className={styles.caption}>{caption}</caption>
        <thead>
          <tr>
            {columns.map((column, index) => (
              <th key={column} scope="col" className={index === 0 ? styles.head : styles.number}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, head, numbers }) => (
            <tr key={id}>
              <th scope="row" className={styles.rowHead}>
                {head}
              </th>
              {columns.slice(1).map((column, index) => (
                <td key={column} className={styles.number}>
                  {numbers[index]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const cell = {
  padding: `${tokens.spacingVerticalXS} ${tokens.spacingHorizontalS}`,
  borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
} as const;

const useStyles = makeStyles({
  frame: {
    maxHeight: '480px',
    overflow: 'auto',
    ...focusRing,
    [MEDIA.print]: { maxHeight: 'none', overflow: 'visible' },
  },
  table: { width: '100%', borderCollapse: 'collapse', fontVariantNumeric: 'tabular-nums' },
  caption: {
    paddingBottom: tokens.spacingVerticalXS,
    color: tokens.colorNeutralForeground2,
    textAlign: 'start',
  },
  head: { ...cell, textAlign: 'start', fontWeight: tokens.fontWeightSemibold },
  rowHead: { ...cell, textAlign: 'start', fontWeight: tokens.fontWeightRegular },
  number: { ...cell, textAlign: 'end' },
});

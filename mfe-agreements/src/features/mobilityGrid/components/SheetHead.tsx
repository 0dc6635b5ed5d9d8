import { makeStyles, tokens } from 'shared-ui/core';
import { GRID_COLUMNS, type ColumnId } from '../model/columns.ts';
import { HEAD_HEIGHT, TEMPLATE, WIDTH } from './sheetSizes.ts';

/** The names of the columns; they stay in sight. */
export function SheetHead({ columnName }: { readonly columnName: (column: ColumnId) => string }) {
  const styles = useStyles();
  return (
    <div
      role="row"
      aria-rowindex={1}
      className={styles.head}
      style={{ gridTemplateColumns: TEMPLATE, width: WIDTH }}
    >
      {GRID_COLUMNS.map(({ id }, index) => (
        <div
          key={id}
          role="columnheader"
          aria-colindex={index + 1}
          className={index === 0 ? styles.corner : styles.title}
        >
          {columnName(id)}
        </div>
      ))}
    </div>
  );
}

const useStyles = makeStyles({
  // Wider spacing of letters may take a further line.
  head: { position: 'sticky', top: 0, zIndex: 4, display: 'grid', minHeight: `${HEAD_HEIGHT}px` },
  title: {
    boxSizing: 'border-box',
    display: 'flex',
    alignItems: 'center',
    minWidth: 0,
    padding: `0 ${tokens.spacingHorizontalS}`,
    overflow: 'hidden',
    borderRight: `1px solid ${tokens.colorNeutralStroke2}`,
    borderBottom: `2px solid ${tokens.colorNeutralStroke1}`,
    backgroundColor: tokens.colorNeutralBackground3,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase100,
    fontWeight: tokens.fontWeightSemibold,
    overflowWrap: 'anywhere',
  },
  corner: {
    position: 'sticky',
    left: 0,
    zIndex: 1,
    boxSizing: 'border-box',
    display: 'flex',
    alignItems: 'center',
    padding: `0 ${tokens.spacingHorizontalS}`,
    borderRight: `2px solid ${tokens.colorNeutralStroke1}`,
    borderBottom: `2px solid ${tokens.colorNeutralStroke1}`,
    backgroundColor: tokens.colorNeutralBackground3,
    fontSize: tokens.fontSizeBase200,
    fontWeight: tokens.fontWeightSemibold,
  },
});

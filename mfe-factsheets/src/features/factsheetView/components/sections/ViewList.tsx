import type { FactsheetView } from 'shared-contracts/factsheets/entities/factsheetView.ts';
import { use, type ReactNode } from 'react';
import { makeStyles, mergeClasses, Stack, tokens, VisuallyHidden } from 'shared-ui/core';
import type { RowList } from '../../model/cells/cellPath.ts';
import type { EntrySpec } from '../../model/cells/entrySpec.ts';
import { CellPartsContext, PlaceNameContext } from '../parts/cellParts.ts';
import { NotGiven } from '../parts/NotGiven.tsx';
import { ViewSection } from '../parts/ViewSection.tsx';

type Row = FactsheetView[RowList][number];
type ViewListProps<Item extends Row> = {
  readonly list: RowList;
  readonly rows: readonly Item[];
  /** What is filled in for a new item. */
  readonly entry: EntrySpec;
  readonly titleOf: (row: Item) => string;
  /** What is told of an item below its title. */
  readonly children: (row: Item) => ReactNode;
};

/** A section that is a list: each of its items under a heading of its own. */
export function ViewList<Item extends Row>({ list, rows, entry, titleOf, children }: ViewListProps<Item>) {
  const styles = useStyles();
  const parts = use(CellPartsContext);
  return (
    <ViewSection letter={entry.letter}>
      {rows.length === 0 ? (
        <NotGiven />
      ) : (
        <Stack as="ul" gap="L">
          {rows.map((row) => (
            <Stack
              as="li"
              key={row.id}
              gap="S"
              className={mergeClasses(styles.item, parts !== null && styles.editedItem)}
            >
              <Heading title={titleOf(row)}>
                {parts && <parts.RemoveEntry list={list} row={row} title={titleOf(row)} />}
              </Heading>
              <InItem title={titleOf(row)}>{children(row)}</InItem>
            </Stack>
          ))}
        </Stack>
      )}
      {parts && <parts.AddEntry entry={entry} />}
    </ViewSection>
  );
}

function Heading({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const styles = useStyles();
  if (!title && !children) return null;
  return (
    <div className={styles.line}>
      {title && (
        // Whoever edits an entry reads its title in its first cell.
        <h3 className={styles.title}>{children ? <VisuallyHidden>{title}</VisuallyHidden> : title}</h3>
      )}
      {children}
    </div>
  );
}

function InItem({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const section = use(PlaceNameContext);
  return <PlaceNameContext value={[title, section].filter(Boolean).join(', ')}>{children}</PlaceNameContext>;
}

const useStyles = makeStyles({
  item: { breakInside: 'avoid' },
  // The button that removes it stands at the end of its first line.
  editedItem: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    columnGap: tokens.spacingHorizontalS,
    ':not(:first-child)': {
      paddingTop: tokens.spacingVerticalM,
      borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
    },
    '& > :first-child': { gridArea: '1 / 2', alignSelf: 'start' },
    '& > :not(:first-child)': { gridColumn: 1 },
  },
  line: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: tokens.spacingHorizontalS,
  },
  title: {
    margin: 0,
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
    fontWeight: tokens.fontWeightSemibold,
  },
});

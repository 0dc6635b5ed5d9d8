import { makeStyles, tokens } from '@fluentui/react-components';

// Widths of the table itself, not of the window: a sidebar beside it takes its share.
const FEW_COLUMNS = '@container (max-width: 639.98px)';
const MANY_COLUMNS = '@container (max-width: 839.98px)';

/** Turns the rows of a table into cards where there is no room for its columns. */
export const useCardStyles = makeStyles(cardsAt(FEW_COLUMNS));
/** The same for a table that needs more room for its columns. */
export const useWideCardStyles = makeStyles(cardsAt(MANY_COLUMNS));

function cardsAt(room: string) {
  return {
    table: { [room]: { display: 'block' } },
    sortSelect: {
      [room]: {
        display: 'block',
        padding: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalM}`,
        borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
      },
      '@media print': { display: 'none' },
    },
    // Out of sight and still read: each line of a card shows its column's name itself.
    head: {
      [room]: {
        position: 'absolute',
        width: '1px',
        height: '1px',
        overflow: 'hidden',
        clipPath: 'inset(50%)',
      },
    },
    header: { [room]: { position: 'static' } },
    body: {
      [room]: {
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 340px), 1fr))',
        // The lines between the cards are what shows through the gaps.
        gap: '1px',
        overflow: 'hidden',
        borderRadius: tokens.borderRadiusLarge,
        backgroundColor: tokens.colorNeutralStroke2,
      },
    },
    row: {
      [room]: {
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr) auto',
        alignContent: 'start',
        padding: `${tokens.spacingVerticalM} ${tokens.spacingHorizontalL}`,
        backgroundColor: tokens.colorNeutralBackground1,
      },
    },
    cell: {
      [room]: {
        display: 'grid',
        gridColumn: '1 / -1',
        gridTemplateColumns: 'minmax(96px, min(38%, 208px)) minmax(0, 1fr)',
        columnGap: tokens.spacingHorizontalM,
        padding: `${tokens.spacingVerticalXS} 0`,
        ':first-child': { paddingInlineStart: 0 },
        borderTop: 'none',
        overflowWrap: 'anywhere',
        whiteSpace: 'normal',
        fontSize: tokens.fontSizeBase300,
        lineHeight: tokens.lineHeightBase300,
        textAlign: 'start',
      },
    },
    title: {
      [room]: {
        gridArea: '1 / 1',
        // A long name goes below its label rather than being broken to pieces beside it.
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'baseline',
        fontSize: tokens.fontSizeBase400,
        lineHeight: tokens.lineHeightBase400,
      },
    },
    // A word that has no room beside its label takes some of the label's.
    wholeWords: {
      [room]: {
        gridTemplateColumns: 'minmax(96px, min(38%, 208px)) minmax(min-content, 1fr)',
        overflowWrap: 'break-word',
      },
    },
    // Inputs of one width below one another, each under its label.
    editedCell: { [room]: { gridTemplateColumns: 'minmax(0, 1fr)', rowGap: tokens.spacingVerticalXXS } },
    editedActions: { [room]: { display: 'none' } },
    // In the first line of a card, at its end.
    actions: { [room]: { display: 'block', gridArea: '1 / 2', width: 'auto' } },
    label: {
      [room]: {
        display: 'block',
        color: tokens.colorNeutralForeground2,
        fontSize: tokens.fontSizeBase200,
        lineHeight: tokens.lineHeightBase300,
        fontWeight: tokens.fontWeightRegular,
      },
    },
    detailRow: {
      [room]: { display: 'block', gridColumn: '1 / -1', backgroundColor: tokens.colorNeutralBackground1 },
    },
    detail: {
      [room]: { display: 'block', padding: `${tokens.spacingVerticalM} ${tokens.spacingHorizontalL}` },
    },
    noLabel: { [room]: { display: 'none' } },
  } as const;
}

import { makeStyles, tokens } from '@fluentui/react-components';
import { MEDIA } from '../../theme/breakpoints.ts';

/** Width of a table of many columns below which it is set closer. */
const CLOSE = '@container (max-width: 1039.98px)';
/** The same of one whose words stay whole. */
const WORDS_CLOSE = '@container (max-width: 1279.98px)';
/** Where its words leave no room between the columns, down to where its rows become cards. */
const WORDS_TIGHT = '@container (min-width: 840px) and (max-width: 999.98px)';
/** Where a status in one line would push its table out of the page. */
const STATUS_TIGHT = '@container (min-width: 840px) and (max-width: 1099.98px)';
const WORDS_LOOSE = '@container (min-width: 1000px) and (max-width: 1279.98px)';

const PRINT_SIZE = '8pt';
const PRINT_HEADER_SIZE = '7pt';
const PRINT_PADDING = '2pt 4pt';

/** Looks of a table where it has room for columns. */
export const useTableStyles = makeStyles({
  frame: {
    containerType: 'inline-size',
    // On paper a table is a table: what asks for its width finds no answer, and makes no cards.
    [MEDIA.print]: { containerType: 'normal', border: 'none' },
    borderRadius: tokens.borderRadiusLarge,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    backgroundColor: tokens.colorNeutralBackground1,
  },
  table: {
    width: '100%',
    borderCollapse: 'separate',
    borderSpacing: 0,
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
  },
  scroller: { overflowX: 'auto', [MEDIA.print]: { overflowX: 'visible' } },
  // The table itself says how wide it is at least; neither cards nor paper are.
  wideTable: {
    '@container (max-width: 839.98px)': { minWidth: '0 !important' },
    [MEDIA.print]: { minWidth: '0 !important' },
  },
  sortSelect: { display: 'none' },
  // The columns' widths hold whatever the rows say: many columns would break words to pieces to make room for one another.
  manyColumns: { tableLayout: 'fixed', [MEDIA.print]: { tableLayout: 'auto' } },
  header: {
    position: 'sticky',
    top: 'var(--portal-header-height, 0px)',
    zIndex: 1,
    boxSizing: 'border-box',
    padding: `${tokens.spacingVerticalMNudge} ${tokens.spacingHorizontalM}`,
    backgroundColor: tokens.colorNeutralBackground3,
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    fontWeight: tokens.fontWeightSemibold,
    textAlign: 'start',
    verticalAlign: 'bottom',
    overflowWrap: 'anywhere',
    hyphens: 'auto',
    ':first-child': { borderStartStartRadius: tokens.borderRadiusLarge },
    ':last-child': { borderStartEndRadius: tokens.borderRadiusLarge },
    [MEDIA.print]: {
      position: 'static',
      padding: PRINT_PADDING,
      fontSize: PRINT_HEADER_SIZE,
      lineHeight: 1.3,
      overflowWrap: 'break-word',
    },
  },
  body: { transitionProperty: 'opacity', transitionDuration: '120ms' },
  busy: { opacity: 0.55 },
  row: {
    [MEDIA.print]: { breakInside: 'avoid' },
    ':hover': { backgroundColor: tokens.colorNeutralBackground2 },
  },
  openingRow: { cursor: 'pointer' },
  cell: {
    padding: `${tokens.spacingVerticalM} ${tokens.spacingHorizontalM}`,
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
    verticalAlign: 'top',
    textAlign: 'start',
    fontWeight: tokens.fontWeightRegular,
    overflowWrap: 'anywhere',
    hyphens: 'auto',
    [MEDIA.print]: {
      padding: PRINT_PADDING,
      fontSize: PRINT_SIZE,
      lineHeight: 1.3,
      overflowWrap: 'break-word',
    },
  },
  // Long words, which no column has room for, bring their own places to break: see `LongWords`.
  wholeWords: {
    overflowWrap: 'normal',
    hyphens: 'manual',
    paddingTop: tokens.spacingVerticalS,
    paddingBottom: tokens.spacingVerticalS,
    [WORDS_CLOSE]: {
      fontSize: '13px',
      lineHeight: '18px',
      ':first-child': { paddingInlineStart: tokens.spacingHorizontalS },
    },
    [WORDS_LOOSE]: { paddingInline: tokens.spacingHorizontalXS },
    [WORDS_TIGHT]: { paddingInline: tokens.spacingHorizontalXXS },
  },
  wordsHeader: {
    [WORDS_CLOSE]: {
      fontSize: '11px',
      letterSpacing: '-0.01em',
      ':first-child': { paddingInlineStart: tokens.spacingHorizontalS },
    },
    [WORDS_LOOSE]: { paddingInline: tokens.spacingHorizontalXS },
    [WORDS_TIGHT]: { paddingInline: tokens.spacingHorizontalXXS },
  },
  unbroken: { whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' },
  brokenWhereTight: { [STATUS_TIGHT]: { whiteSpace: 'normal' } },
  numeric: { textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
  rowHeader: { fontWeight: tokens.fontWeightSemibold },
  // Of a table with many columns, where they are close to one another.
  close: { [CLOSE]: { fontSize: '13px', lineHeight: '18px', paddingInline: tokens.spacingHorizontalSNudge } },
  closeHeader: {
    [CLOSE]: { fontSize: '11px', letterSpacing: '-0.01em', paddingInline: tokens.spacingHorizontalSNudge },
  },
  // Two buttons beside one another.
  actions: { width: '96px', whiteSpace: 'nowrap', [MEDIA.print]: { display: 'none' } },
  closeActions: { [WORDS_CLOSE]: { width: '76px' } },
  detail: { padding: `0 ${tokens.spacingHorizontalM} ${tokens.spacingVerticalM}` },
  label: { display: 'none' },
  content: { minWidth: 0 },
});

import { StyleSheet, Text, View } from '@react-pdf/renderer';
import type { ReactNode } from 'react';
import { COLOURS, WITH_NEXT } from './pdfStyles.ts';

/** Rows stay in one piece as long as they are sure to fit a page: letters of a note, and of a cell in the narrowest column of text. */
const LONGEST_WHOLE = { note: 1500, cell: 600 } as const;
/** Space above and below what stands in a cell, in points. */
const PADDING = 4;

export const cellStyles = StyleSheet.create({
  cell: { paddingHorizontal: 5, fontSize: 8 },
  padded: { paddingVertical: PADDING },
  end: { textAlign: 'right' },
});

const styles = StyleSheet.create({
  whole: { borderBottomWidth: 0.5, borderBottomColor: COLOURS.rule },
  cells: { flexDirection: 'row' },
  space: { height: PADDING, flexShrink: 0 },
  rule: {
    position: 'absolute',
    left: 0,
    right: 0,
    bottom: -2,
    borderBottomWidth: 0.5,
    borderBottomColor: COLOURS.rule,
  },
  note: { paddingHorizontal: 5, fontSize: 8 },
  noteEnd: { paddingBottom: 5 },
  noteLabel: { fontSize: 7.5, color: COLOURS.quiet },
});

export type PdfColumn = {
  readonly heading: string;
  /** Share of the width. */
  readonly share: number;
  readonly isNumber?: boolean;
};

export type PdfRow = {
  readonly key: string | number;
  /** Texts or elements; the last one takes the columns that are left. */
  readonly cells: readonly ReactNode[];
  /** Letters of the longest cell, where it is an element. */
  readonly letters?: number | undefined;
  /** Goes over the whole width below the cells. */
  readonly note?: { readonly label: string; readonly text: string } | undefined;
};

type TableRowProps = { readonly columns: readonly PdfColumn[]; readonly row: PdfRow };

/** Row of a table, in one piece unless it is so long that it might not fit a page. */
export function TableRow({ columns, row }: TableRowProps) {
  const { cells, note, letters = 0 } = row;
  const lengths = cells.map((cell) => (typeof cell === 'string' ? cell.length : 0));
  const hasLongCell = Math.max(letters, ...lengths) > LONGEST_WHOLE.cell;
  if (hasLongCell || (note?.text.length ?? 0) > LONGEST_WHOLE.note) {
    return <LongRow columns={columns} row={row} hasLongCell={hasLongCell} />;
  }
  return (
    <View style={styles.whole} wrap={false}>
      <View style={styles.cells}>
        {cells.map((cell, index) => (
          <View key={columns[index]?.heading} style={[cellStyles.padded, ...styleOf(columns, cells, index)]}>
            {contentOf(cell)}
          </View>
        ))}
      </View>
      {note !== undefined && <Note note={note} isWhole />}
    </View>
  );
}

/**
 * Row that may go on over the page. It begins with what cannot be parted from its first lines and ends with its last line: an edge or a
 * margin would count as part of the row, and come to stand alone below the headings of a page.
 */
function LongRow({ columns, row, hasLongCell }: TableRowProps & { readonly hasLongCell: boolean }) {
  const { cells, note } = row;
  return (
    <View>
      <View style={styles.cells} wrap={hasLongCell} {...(note === undefined || hasLongCell ? {} : WITH_NEXT)}>
        {cells.map((cell, index) => (
          <View key={columns[index]?.heading} style={styleOf(columns, cells, index)}>
            <View style={styles.space} wrap={false} {...WITH_NEXT} />
            {contentOf(cell)}
          </View>
        ))}
      </View>
      {note !== undefined && <Note note={note} isWhole={false} />}
      <View style={styles.rule} />
    </View>
  );
}

type NoteProps = { readonly note: NonNullable<PdfRow['note']>; readonly isWhole: boolean };

function Note({ note, isWhole }: NoteProps) {
  return (
    <Text style={isWhole ? [styles.note, styles.noteEnd] : styles.note} orphans={2} widows={2}>
      <Text style={styles.noteLabel}>{`${note.label}: `}</Text>
      {note.text}
    </Text>
  );
}

function contentOf(cell: ReactNode): ReactNode {
  return typeof cell === 'string' || typeof cell === 'number' ? <Text>{cell}</Text> : cell;
}

/** Cells have no identity of their own: their place in the row is it. The last one takes all columns that are left. */
function styleOf(columns: readonly PdfColumn[], cells: readonly ReactNode[], index: number) {
  const isLast = index === cells.length - 1;
  const spanned = columns.slice(index, isLast ? columns.length : index + 1);
  const isNumber = spanned.length === 1 && spanned[0]?.isNumber === true;
  return [cellStyles.cell, widthOf(spanned, columns), isNumber ? cellStyles.end : {}];
}

/** Width of some columns together, as a part of the table's. */
export function widthOf(some: readonly PdfColumn[], all: readonly PdfColumn[]) {
  const share = (columns: readonly PdfColumn[]) => columns.reduce((sum, column) => sum + column.share, 0);
  return { width: `${(share(some) / share(all)) * 100}%` };
}

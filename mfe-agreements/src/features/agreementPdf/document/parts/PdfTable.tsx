import { StyleSheet, Text, View } from '@react-pdf/renderer';
import type { ReactNode } from 'react';
import { COLOURS } from '../pdfStyles.ts';

/** Space that a title wants below it on its page, so that a row of the table stands with it; in points. */
const HEADING_COMPANY = 60;
/** Rows stay in one piece as long as they are sure to fit a page: letters of a note, and of a cell in the narrowest column of text. */
const LONGEST_WHOLE = { note: 1500, cell: 600 } as const;

const styles = StyleSheet.create({
  block: { marginBottom: 12 },
  title: { fontSize: 9.5, fontWeight: 700, marginBottom: 3 },
  text: { color: COLOURS.quiet, fontSize: 8, marginBottom: 4 },
  row: { borderBottomWidth: 0.5, borderBottomColor: COLOURS.rule },
  head: {
    flexDirection: 'row',
    backgroundColor: COLOURS.band,
    borderTopWidth: 0.75,
    borderTopColor: COLOURS.accent,
    borderBottomWidth: 0.5,
    borderBottomColor: COLOURS.rule,
  },
  cells: { flexDirection: 'row' },
  cell: { paddingVertical: 4, paddingHorizontal: 5, fontSize: 8 },
  headCell: { fontSize: 7.5, fontWeight: 700, lineHeight: 1.25 },
  end: { textAlign: 'right' },
  note: { paddingHorizontal: 5, paddingBottom: 5, fontSize: 8 },
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
  readonly letters?: number;
  /** Goes over the whole width below the cells. */
  readonly note?: { readonly label: string; readonly text: string } | undefined;
};

type PdfTableProps = {
  readonly title?: string | undefined;
  /** What the programme says about the matter; stands once, below the title. */
  readonly text?: string | undefined;
  readonly columns: readonly PdfColumn[];
  readonly rows: readonly PdfRow[];
  /** What stands there in place of a table without rows. */
  readonly empty: string;
};

/** Table whose title and headings come again on every page that it goes on to, and whose rows stay in one piece. */
export function PdfTable({ title, text, columns, rows, empty }: PdfTableProps) {
  if (rows.length === 0) {
    return (
      <View style={styles.block} wrap={false}>
        {title !== undefined && <Text style={styles.title}>{title}</Text>}
        <Text>{empty}</Text>
      </View>
    );
  }
  // No view around both: only an element with others before it is moved to the next page.
  return (
    <>
      {text !== undefined && (
        <View wrap={false} minPresenceAhead={HEADING_COMPANY}>
          <Text style={styles.title}>{title}</Text>
          <Text style={styles.text}>{text}</Text>
        </View>
      )}
      <View style={styles.block}>
        <View fixed wrap={false} minPresenceAhead={HEADING_COMPANY}>
          {text === undefined && title !== undefined && <Text style={styles.title}>{title}</Text>}
          <Headings columns={columns} />
        </View>
        {rows.map((row) => (
          <TableRow key={row.key} columns={columns} row={row} />
        ))}
      </View>
    </>
  );
}

function Headings({ columns }: Pick<PdfTableProps, 'columns'>) {
  return (
    <View style={styles.head}>
      {columns.map((column) => (
        <View key={column.heading} style={[styles.cell, styles.headCell, widthOf([column], columns)]}>
          <Text style={column.isNumber === true ? styles.end : {}}>{column.heading}</Text>
        </View>
      ))}
    </View>
  );
}

function TableRow({ columns, row }: { readonly columns: readonly PdfColumn[]; readonly row: PdfRow }) {
  const { cells, note, letters = 0 } = row;
  const lengths = cells.map((cell) => (typeof cell === 'string' ? cell.length : 0));
  const hasLongCell = Math.max(letters, ...lengths) > LONGEST_WHOLE.cell;
  return (
    <View style={styles.row} wrap={hasLongCell || (note?.text.length ?? 0) > LONGEST_WHOLE.note}>
      <View style={styles.cells} wrap={hasLongCell}>
        {cells.map((cell, index) => {
          const isLast = index === cells.length - 1;
          const spanned = columns.slice(index, isLast ? columns.length : index + 1);
          const align = spanned.length === 1 && spanned[0]?.isNumber === true ? styles.end : {};
          return (
            // Cells have no identity of their own: their place in the row is it.
            <View key={columns[index]?.heading} style={[styles.cell, widthOf(spanned, columns), align]}>
              {typeof cell === 'string' || typeof cell === 'number' ? <Text>{cell}</Text> : cell}
            </View>
          );
        })}
      </View>
      {note !== undefined && (
        <Text style={styles.note} orphans={2} widows={2}>
          <Text style={styles.noteLabel}>{`${note.label}: `}</Text>
          {note.text}
        </Text>
      )}
    </View>
  );
}

function widthOf(some: readonly PdfColumn[], all: readonly PdfColumn[]) {
  const share = (columns: readonly PdfColumn[]) => columns.reduce((sum, column) => sum + column.share, 0);
  return { width: `${(share(some) / share(all)) * 100}%` };
}

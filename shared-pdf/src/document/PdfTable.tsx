import { StyleSheet, Text, View } from '@react-pdf/renderer';
import { COLOURS, WITH_NEXT } from './pdfStyles.ts';
import { TableRow, cellStyles, widthOf, type PdfColumn, type PdfRow } from './TableRow.tsx';

const styles = StyleSheet.create({
  empty: { paddingBottom: 4 },
  // Space above and not below: what ends with space can leave a page that has nothing but that.
  title: { fontSize: 9.5, fontWeight: 700, paddingTop: 10, paddingBottom: 3 },
  text: { color: COLOURS.quiet, fontSize: 8, paddingBottom: 4 },
  head: {
    flexDirection: 'row',
    backgroundColor: COLOURS.band,
    borderTopWidth: 0.75,
    borderTopColor: COLOURS.accent,
    borderBottomWidth: 0.5,
    borderBottomColor: COLOURS.rule,
  },
  headCell: { fontSize: 7.5, fontWeight: 700, lineHeight: 1.25 },
});

type PdfTableProps = {
  readonly title?: string | undefined;
  /** What the programme says about the matter; stands once, below the title. */
  readonly text?: string | undefined;
  readonly columns: readonly PdfColumn[];
  readonly rows: readonly PdfRow[];
  /** What stands there in place of a table without rows. */
  readonly empty: string;
};

/** Table whose title and headings come again on every page that it goes on to, never without a row, and whose rows stay in one piece. */
export function PdfTable({ title, text, columns, rows, empty }: PdfTableProps) {
  if (rows.length === 0) {
    return (
      <View style={styles.empty} wrap={false}>
        {title !== undefined && <Text style={styles.title}>{title}</Text>}
        <Text>{empty}</Text>
      </View>
    );
  }
  return (
    <View>
      {title !== undefined && (
        <View fixed wrap={false} {...WITH_NEXT}>
          <Text style={styles.title}>{title}</Text>
        </View>
      )}
      {text !== undefined && (
        <View wrap={false} {...WITH_NEXT}>
          <Text style={styles.text}>{text}</Text>
        </View>
      )}
      <View fixed wrap={false} {...WITH_NEXT}>
        <Headings columns={columns} />
      </View>
      {rows.map((row) => (
        <TableRow key={row.key} columns={columns} row={row} />
      ))}
    </View>
  );
}

function Headings({ columns }: Pick<PdfTableProps, 'columns'>) {
  return (
    <View style={styles.head}>
      {columns.map((column) => (
        <View
          key={column.heading}
          style={[cellStyles.cell, cellStyles.padded, styles.headCell, widthOf([column], columns)]}
        >
          <Text style={column.isNumber === true ? cellStyles.end : {}}>{column.heading}</Text>
        </View>
      ))}
    </View>
  );
}

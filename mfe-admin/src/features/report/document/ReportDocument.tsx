import { Document, StyleSheet, Text, View } from '@react-pdf/renderer';
import { PdfLetterhead, PdfPage, PdfSection, PdfTable, styles as shared } from 'shared-pdf/document';
import type { WrittenTable } from '../model/reportTable.ts';
import { PdfPicture } from './PdfPicture.tsx';
import type { ReportPdfInput } from './reportPdfInput.ts';

const CREATOR = 'Mobility Portal';

/** A table of so few lines stands on one page. */
const FEW_LINES = 10;

const styles = StyleSheet.create({
  title: { fontSize: 20, fontWeight: 700, lineHeight: 1.25 },
  subtitle: { fontSize: 11, marginTop: 4 },
  note: { paddingBottom: 3 },
  pictures: { gap: 12, paddingBottom: 10 },
});

/** The report as a document: whose it is, the figures of all together, then each way of dividing them with its charts and its table. */
export function ReportDocument(input: ReportPdfInput) {
  const { tag, madeAt, letterhead, title, subtitle, footer, colours, parts, empty } = input;
  const colour = letterhead?.colour;
  return (
    <Document
      title={title}
      subject={subtitle}
      creator={CREATOR}
      producer={CREATOR}
      language={tag}
      creationDate={new Date(madeAt)}
    >
      <PdfPage orientation="portrait" footer={footer} notice={null}>
        <PdfLetterhead letterhead={letterhead} />
        <View>
          <Text style={colour === undefined ? styles.title : [styles.title, { color: colour }]}>{title}</Text>
          <Text style={styles.subtitle}>{subtitle}</Text>
        </View>
        <PdfSection title={input.summaryTitle} colour={colour}>
          <Table table={input.summary} empty={empty} />
        </PdfSection>
        <PdfSection title={input.notesTitle} colour={colour}>
          {input.notes.map((note) => (
            <Text key={note} style={[styles.note, shared.quiet]}>
              {`• ${note}`}
            </Text>
          ))}
        </PdfSection>
        {parts.map((part) => (
          <View key={part.id} break>
            <PdfSection title={part.title} colour={colour}>
              <View style={styles.pictures}>
                {part.pictures.map((picture) => (
                  <PdfPicture key={picture.title} picture={picture} colours={colours} />
                ))}
              </View>
              <View wrap={part.table.rows.length > FEW_LINES}>
                <Table table={part.table} text={part.text} empty={empty} />
              </View>
            </PdfSection>
          </View>
        ))}
      </PdfPage>
    </Document>
  );
}

type TableProps = { readonly table: WrittenTable; readonly text?: string; readonly empty: string };

/** - table: names first, then numbers */
function Table({ table: { columns, rows, total }, text, empty }: TableProps) {
  const all = total === null || rows.length === 0 ? rows : [...rows, total];
  return (
    <PdfTable
      {...(text ? { text } : {})}
      columns={columns.map((heading, index) => ({
        heading,
        share: index === 0 ? 2.4 : 1,
        isNumber: index > 0,
      }))}
      // Two partners may have one name.
      rows={all.map((cells, index) => ({ key: index, cells }))}
      empty={empty}
    />
  );
}

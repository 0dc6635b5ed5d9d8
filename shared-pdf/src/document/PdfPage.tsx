import { Page, Text, View } from '@react-pdf/renderer';
import type { ReactNode } from 'react';
import { fontFamilies } from './pdfFonts.ts';
import { styles } from './pdfStyles.ts';

type PdfPageProps = {
  readonly orientation: 'portrait' | 'landscape';
  /** Stands at the foot of each page, before the number. */
  readonly footer: string;
  /** Stands at the head of each page: what keeps the document from being in force. */
  readonly notice: string | null;
  readonly children: ReactNode;
};

/** As many A4 pages as the content needs, each numbered `n / total` over the whole document. */
export function PdfPage({ orientation, footer, notice, children }: PdfPageProps) {
  return (
    <Page
      size="A4"
      orientation={orientation}
      style={[styles.page, { fontFamily: fontFamilies() }]}
      layout={({ children: content, pageNumber, totalPages }) => (
        <>
          {notice !== null && <Text style={styles.notice}>{notice}</Text>}
          <View style={styles.content}>{content}</View>
          <View style={styles.footer}>
            <Text>{footer}</Text>
            <Text>{`${pageNumber} / ${totalPages}`}</Text>
          </View>
        </>
      )}
    >
      {children}
    </Page>
  );
}

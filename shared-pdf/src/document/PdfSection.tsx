import { StyleSheet, Text, View } from '@react-pdf/renderer';
import type { ReactNode } from 'react';
import { COLOURS, WITH_NEXT } from './pdfStyles.ts';

const styles = StyleSheet.create({
  heading: { flexDirection: 'row', alignItems: 'center', paddingBottom: 8 },
  letter: {
    width: 19,
    height: 19,
    marginRight: 8,
    borderRadius: 3,
    backgroundColor: COLOURS.accent,
    color: '#ffffff',
    fontSize: 10.5,
    fontWeight: 700,
    lineHeight: 1,
    textAlign: 'center',
    paddingTop: 4,
  },
  title: { flex: 1, fontSize: 12.5, fontWeight: 700, lineHeight: 1.25, color: COLOURS.accent },
});

type PdfSectionProps = {
  /** Letter or number of the part, where it has one. */
  readonly letter?: string;
  readonly title: string;
  /** Of the heading, `#rrggbb`; the portal's where nobody says another. */
  readonly colour?: string | undefined;
  readonly children: ReactNode;
};

/** Part of a document with its heading, which is an entry of the reader's outline too. */
export function PdfSection({ letter, title, colour, children }: PdfSectionProps) {
  // The library takes a bookmark from any element; its types know it from pages alone.
  const outline = { bookmark: letter === undefined ? title : `${letter}. ${title}` };
  return (
    <View>
      <View style={styles.heading} wrap={false} {...WITH_NEXT} {...outline}>
        {letter !== undefined && <Text style={styles.letter}>{letter}</Text>}
        <Text style={colour === undefined ? styles.title : [styles.title, { color: colour }]}>{title}</Text>
      </View>
      {children}
    </View>
  );
}

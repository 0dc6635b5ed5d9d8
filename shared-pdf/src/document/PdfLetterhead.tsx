import { Image, StyleSheet, Text, View } from '@react-pdf/renderer';
import type { Letterhead } from './letterhead.ts';
import { COLOURS } from './pdfStyles.ts';

const styles = StyleSheet.create({
  head: {
    flexDirection: 'row',
    alignItems: 'center',
    paddingBottom: 8,
    marginBottom: 12,
    borderBottomWidth: 0.75,
    borderBottomColor: COLOURS.accent,
  },
  logo: { height: 30, maxWidth: 160, objectFit: 'contain', marginRight: 10 },
  name: { fontSize: 10, fontWeight: 700 },
});

/** Whose document it is, at the head of its first page; nothing where nobody has said it. */
export function PdfLetterhead({ letterhead }: { readonly letterhead: Letterhead | undefined }) {
  if (letterhead === undefined) return null;
  const { name, logo, colour } = letterhead;
  return (
    <View style={[styles.head, colour === undefined ? {} : { borderBottomColor: colour }]}>
      {logo !== undefined && <Image src={logo} style={styles.logo} />}
      <Text style={[styles.name, colour === undefined ? {} : { color: colour }]}>{name}</Text>
    </View>
  );
}

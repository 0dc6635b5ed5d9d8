import { StyleSheet, Text, View } from '@react-pdf/renderer';
import { COLOURS, WITH_NEXT } from 'shared-pdf/document';
import { usePdfLanguage } from '../pdfTexts.ts';

const styles = StyleSheet.create({
  title: { fontSize: 9.5, fontWeight: 700, paddingTop: 6, paddingBottom: 3 },
  row: { flexDirection: 'row', borderBottomWidth: 0.5, borderBottomColor: COLOURS.rule, paddingVertical: 3 },
  fact: { width: '50%', paddingRight: 10 },
  label: { fontSize: 7.5, color: COLOURS.quiet },
  value: { fontSize: 9 },
});

export type Fact = readonly [label: string, value: string | null | undefined];

type FactsProps = { readonly title?: string; readonly facts: readonly Fact[] };

/** Facts under their labels, two beside one another; what is not stated has a dash. A row stays in one piece, and a title with the first one. */
export function Facts({ title, facts }: FactsProps) {
  const { texts } = usePdfLanguage();
  const rows = Array.from({ length: Math.ceil(facts.length / 2) }, (_, index) =>
    facts.slice(index * 2, index * 2 + 2),
  );
  return (
    <View>
      {title !== undefined && (
        <View wrap={false} {...WITH_NEXT}>
          <Text style={styles.title}>{title}</Text>
        </View>
      )}
      {rows.map((row) => (
        <View key={row[0]?.[0]} style={styles.row} wrap={false}>
          {row.map(([label, value]) => (
            <View key={label} style={styles.fact}>
              <Text style={styles.label}>{label}</Text>
              <Text style={styles.value}>{value || texts.none}</Text>
            </View>
          ))}
        </View>
      ))}
    </View>
  );
}

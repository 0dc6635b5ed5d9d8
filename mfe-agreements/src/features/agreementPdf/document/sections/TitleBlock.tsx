import { StyleSheet, Text, View } from '@react-pdf/renderer';
import { COLOURS } from 'shared-pdf/document';
import type { AgreementItem } from 'shared-contracts/agreements/entities/agreementItem.ts';
import { nameIn } from 'shared-contracts/text/names.ts';
import { type Party } from '../../model/agreementParties.ts';
import { unbrokenCode } from '../../model/erasmusCode.ts';
import { usePdfLanguage } from '../pdfTexts.ts';

const styles = StyleSheet.create({
  programme: { fontSize: 8.5, fontWeight: 700, color: COLOURS.accent, marginBottom: 4 },
  title: { fontSize: 20, fontWeight: 700, lineHeight: 1.2, marginBottom: 10 },
  facts: { flexDirection: 'row', marginBottom: 12 },
  fact: { marginRight: 28 },
  label: { fontSize: 7.5, color: COLOURS.quiet },
  value: { fontSize: 11, fontWeight: 700 },
  parties: { flexDirection: 'row', flexWrap: 'wrap', marginHorizontal: -5, marginBottom: 4 },
  half: { width: '50%', paddingHorizontal: 5, paddingBottom: 10 },
  party: {
    flexGrow: 1,
    backgroundColor: COLOURS.band,
    borderLeftWidth: 2.5,
    borderLeftColor: COLOURS.accent,
    paddingVertical: 8,
    paddingHorizontal: 10,
  },
  name: { fontSize: 11, fontWeight: 700, lineHeight: 1.3 },
});

type TitleBlockProps = { readonly agreement: AgreementItem; readonly parties: readonly Party[] };

/** Head of the first page: what the document is, how long it holds, between whom, and the programme's preamble. */
export function TitleBlock({ agreement, parties }: TitleBlockProps) {
  const { language, texts } = usePdfLanguage();
  const { startYear, endYear } = agreement;
  return (
    <View>
      <Text style={styles.programme}>{texts.programme}</Text>
      <Text style={styles.title}>{texts.title}</Text>
      <View style={styles.facts}>
        <Fact
          label={texts.duration}
          value={`${startYear.name ?? startYear.id} - ${endYear.name ?? endYear.id}`}
        />
        <Fact label={texts.agreementNumber} value={`IIA_${agreement.id}`} />
      </View>
      <View style={styles.parties}>
        {parties.map(({ institution }) => (
          <View key={institution.id} style={styles.half}>
            <View style={styles.party}>
              <Text style={styles.name}>{nameIn(institution, language) || texts.unknown}</Text>
              {institution.erasmusCode && <Text>{unbrokenCode(institution.erasmusCode)}</Text>}
            </View>
          </View>
        ))}
      </View>
      <Text>{texts.boilerplate}</Text>
    </View>
  );
}

function Fact({ label, value }: { readonly label: string; readonly value: string }) {
  return (
    <View style={styles.fact}>
      <Text style={styles.label}>{label}</Text>
      <Text style={styles.value}>{value}</Text>
    </View>
  );
}

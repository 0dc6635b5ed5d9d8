import { nameIn } from 'shared-contracts/text/names.ts';
import { Text, View } from '@react-pdf/renderer';
import { PdfSection, WITH_NEXT, styles } from 'shared-pdf/document';
import { type Party } from '../../model/agreementParties.ts';
import { usePdfLanguage } from '../pdfTexts.ts';

/** How the agreement ends: the programme's clause, then what the institutions say about it in their factsheets. */
export function TerminationSection({ parties }: { readonly parties: readonly Party[] }) {
  const { language, texts } = usePdfLanguage();
  const { termination } = texts;
  const procedures = parties.filter(({ factsheet }) => Boolean(factsheet?.terminationOfAgreement));
  return (
    <PdfSection title={termination.title}>
      <Text style={styles.paragraph}>{termination.text}</Text>
      {procedures.map(({ institution, factsheet }) => (
        <View key={institution.id} style={styles.paragraph}>
          <Text
            style={styles.bold}
            {...WITH_NEXT}
          >{`${termination.procedure}: ${nameIn(institution, language)}`}</Text>
          <Text>{factsheet?.terminationOfAgreement}</Text>
        </View>
      ))}
      <Text style={styles.italic}>{termination.disclaimer}</Text>
    </PdfSection>
  );
}

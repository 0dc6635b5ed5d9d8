import { Text, View } from '@react-pdf/renderer';
import { PdfSection, PdfTable, WITH_NEXT, formatPdfTime, styles } from 'shared-pdf/document';
import type { AgreementItem, ItemSigning } from 'shared-contracts/agreements/entities/agreementItem.ts';
import { contactTitleText } from 'shared-contracts/institutions/members/contactTerms.ts';
import { personText } from 'shared-contracts/institutions/members/personText.ts';
import { localFirst } from '../../model/agreementParties.ts';
import { EmailLink } from '../parts/ContactLines.tsx';
import { InstitutionText } from '../parts/InstitutionText.tsx';
import { usePdfLanguage } from '../pdfTexts.ts';

/** G: who signed for each institution, and when. */
export function SignaturesSection({ agreement }: { readonly agreement: AgreementItem }) {
  const { texts } = usePdfLanguage();
  const { partG } = texts;
  const signings = localFirst(agreement.signings, ({ institution }) => institution);
  return (
    <PdfSection letter={partG.letter} title={partG.title}>
      <Text style={styles.paragraph} {...WITH_NEXT}>
        {partG.text}
      </Text>
      <PdfTable
        columns={[
          { heading: texts.institution, share: 30 },
          { heading: partG.signer, share: 26 },
          { heading: texts.email, share: 26 },
          { heading: partG.signingDate, share: 20 },
        ]}
        rows={signings.map((signing, index) => ({
          key: index,
          cells: [
            <InstitutionText institution={signing.institution} />,
            <Signer signer={signing.signer} />,
            signing.signer?.email ? <EmailLink email={signing.signer.email} /> : texts.unknown,
            formatPdfTime(signing.signingDate) || texts.unknown,
          ],
        }))}
        empty={partG.none}
      />
    </PdfSection>
  );
}

function Signer({ signer }: Pick<ItemSigning, 'signer'>) {
  const { tag, texts } = usePdfLanguage();
  const name = signer == null ? '' : personText({ ...signer, title: '' }, tag);
  return (
    <View>
      <Text style={styles.bold}>{name || texts.unknown}</Text>
      {signer?.title && <Text style={styles.quiet}>{contactTitleText(signer.title, tag)}</Text>}
    </View>
  );
}

import {
  accessibilityTypeText,
  requirementNameText,
} from 'shared-contracts/factsheets/members/factsheetTerms.ts';
import { Text } from '@react-pdf/renderer';
import { PdfSection, styles } from 'shared-pdf/document';
import type { Party } from '../../model/agreementParties.ts';
import { lettersOfContact } from '../../model/cellLetters.ts';
import { ContactLines } from '../parts/ContactLines.tsx';
import { PartyTable } from '../parts/PartyTable.tsx';
import { knownName, usePdfLanguage } from '../pdfTexts.ts';

/** D: support for people with special needs, and what an institution asks of those who come. */
export function RequirementsSection({ parties }: { readonly parties: readonly Party[] }) {
  const { tag, texts } = usePdfLanguage();
  const { partD } = texts;
  return (
    <PdfSection letter={partD.letter} title={partD.title}>
      <PartyTable
        title={partD.inclusion}
        text={partD.inclusionText}
        parties={parties}
        columns={[
          { heading: texts.type, share: 14 },
          { heading: partD.services, share: 17 },
          { heading: texts.description, share: 21 },
          { heading: texts.contact, share: 26 },
        ]}
        rowsOf={({ accessibilities }) =>
          accessibilities.map(({ type, services, description, info }) => ({
            cells: [
              accessibilityTypeText(type ?? '', tag),
              knownName(services, partD.serviceNames),
              description ?? '',
              <ContactLines entry={info} />,
            ],
            letters: lettersOfContact(info),
          }))
        }
      />
      <PartyTable
        title={partD.requirements}
        text={partD.requirementsText}
        parties={parties}
        columns={[
          { heading: partD.requirement, share: 21 },
          { heading: texts.description, share: 31 },
          { heading: texts.website, share: 26 },
        ]}
        rowsOf={({ additionalRequirements }) =>
          additionalRequirements.map(({ name, description, urls }) => ({
            cells: [
              <Text style={styles.bold}>{requirementNameText(name ?? '', tag)}</Text>,
              description ?? '',
              <ContactLines entry={{ email: null, phone: null, urls }} />,
            ],
            letters: lettersOfContact({ urls }),
          }))
        }
      />
    </PdfSection>
  );
}

import { Text } from '@react-pdf/renderer';
import { PdfSection, styles } from 'shared-pdf/document';
import type { FactsheetEntry, FactsheetItem } from 'shared-contracts/factsheets/entities/factsheetItem.ts';
import type { Party } from '../../model/agreementParties.ts';
import { ContactLines, EmailLink, WebLink } from '../parts/ContactLines.tsx';
import { lettersOfContact } from '../../model/cellLetters.ts';
import { PartyTable } from '../parts/PartyTable.tsx';
import { knownName, usePdfLanguage } from '../pdfTexts.ts';

/** F: how work is graded, and who helps with visa, insurance and housing. */
export function InformationSection({ parties }: { readonly parties: readonly Party[] }) {
  const { texts } = usePdfLanguage();
  const { partF } = texts;
  return (
    <PdfSection letter={partF.letter} title={partF.title}>
      <PartyTable
        title={partF.grading}
        text={partF.gradingText}
        parties={parties}
        columns={[{ heading: partF.gradingSystem, share: 76 }]}
        rowsOf={({ gradingSystem }) => (gradingSystem ? [{ cells: [gradingSystem] }] : [])}
      />
      <ContactTable
        title={partF.visa}
        text={partF.visaText}
        parties={parties}
        entryOf={({ visaInformationEntry }) => visaInformationEntry}
      />
      <ContactTable
        title={partF.insurance}
        text={partF.insuranceText}
        parties={parties}
        entryOf={({ insuranceInformationEntry }) => insuranceInformationEntry}
      />
      <ContactTable
        title={partF.housing}
        text={partF.housingText}
        parties={parties}
        entryOf={({ housingInformationEntry }) => housingInformationEntry}
      />
      <PartyTable
        title={partF.additional}
        parties={parties}
        columns={[
          { heading: texts.type, share: 21 },
          { heading: texts.description, share: 29 },
          { heading: texts.contact, share: 28 },
        ]}
        rowsOf={({ additionalInfos }) =>
          additionalInfos.map(({ type, description, info }) => ({
            cells: [
              <Text style={styles.bold}>{knownName(type, partF.infoNames)}</Text>,
              description ?? '',
              <ContactLines entry={info} />,
            ],
            letters: lettersOfContact(info),
          }))
        }
      />
    </PdfSection>
  );
}

type ContactTableProps = {
  readonly title: string;
  readonly text: string;
  readonly parties: readonly Party[];
  readonly entryOf: (factsheet: FactsheetItem) => FactsheetEntry;
};

function ContactTable({ title, text, parties, entryOf }: ContactTableProps) {
  const { texts } = usePdfLanguage();
  return (
    <PartyTable
      title={title}
      text={text}
      parties={parties}
      columns={[
        { heading: texts.email, share: 24 },
        { heading: texts.phone, share: 16 },
        { heading: texts.website, share: 36 },
      ]}
      rowsOf={(factsheet) => {
        const entry = entryOf(factsheet);
        if (entry == null) return [];
        return [
          {
            cells: [
              entry.email ? <EmailLink email={entry.email} /> : texts.unknown,
              entry.phone ?? texts.unknown,
              (entry.urls ?? []).map(({ value }) => <WebLink key={value} address={value} />),
            ],
            letters: lettersOfContact(entry),
          },
        ];
      }}
    />
  );
}

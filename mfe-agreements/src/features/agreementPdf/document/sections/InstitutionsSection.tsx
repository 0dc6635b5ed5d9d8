import { Text, View } from '@react-pdf/renderer';
import { PdfSection, styles } from 'shared-pdf/document';
import type { FactsheetItem } from 'shared-contracts/factsheets/entities/factsheetItem.ts';
import { personText } from 'shared-contracts/institutions/members/personText.ts';
import type { Party } from '../../model/agreementParties.ts';
import { EmailLink, WebLink } from '../parts/ContactLines.tsx';
import { PartyTable } from '../parts/PartyTable.tsx';
import { usePdfLanguage } from '../pdfTexts.ts';

/** A: who the institutions are and how they are reached. */
export function InstitutionsSection({ parties }: { readonly parties: readonly Party[] }) {
  const { texts } = usePdfLanguage();
  const { partA } = texts;
  return (
    <PdfSection letter={partA.letter} title={partA.title}>
      <PartyTable
        parties={parties}
        columns={[
          { heading: partA.contactDetails, share: 32 },
          { heading: partA.websites, share: 42 },
        ]}
        rowsOf={(factsheet) => [
          { cells: [<CoordinatorContact factsheet={factsheet} />, <Websites factsheet={factsheet} />] },
        ]}
      />
    </PdfSection>
  );
}

function CoordinatorContact({ factsheet }: { readonly factsheet: FactsheetItem }) {
  const { tag, texts } = usePdfLanguage();
  const contact = factsheet.institutionalCoordinatorContact;
  if (contact == null) return <Text style={styles.quiet}>{texts.nothingStated}</Text>;
  // The factsheet names nobody here but its institutional coordinator.
  const name = personText({ ...contact, roles: [{ value: 'Institutional Coordinator' }] }, tag);
  return (
    <View>
      <Text>{name}</Text>
      {contact.email && <EmailLink email={contact.email} />}
      {contact.phone && <Text>{contact.phone}</Text>}
    </View>
  );
}

function Websites({ factsheet }: { readonly factsheet: FactsheetItem }) {
  const { texts } = usePdfLanguage();
  const { partA } = texts;
  const sites = [
    [partA.contactPage, factsheet.institutionalCoordinatorContact?.url],
    [partA.general, factsheet.generalUrl],
    [partA.faculty, factsheet.facultyUrl],
    [partA.courseCatalogue, factsheet.courseCatalogueUrl],
  ] as const;
  const known = sites.filter(([, address]) => Boolean(address));
  if (known.length === 0) return <Text style={styles.quiet}>{texts.nothingStated}</Text>;
  return (
    <View>
      {known.map(([label, address]) => (
        <View key={label} style={{ marginBottom: 3 }}>
          <Text style={styles.quiet}>{label}</Text>
          <WebLink address={address ?? ''} />
        </View>
      ))}
    </View>
  );
}

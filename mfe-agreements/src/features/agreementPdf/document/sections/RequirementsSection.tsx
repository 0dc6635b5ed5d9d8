import { Text } from '@react-pdf/renderer';
import type { Party } from '../../model/agreementParties.ts';
import { ContactLines } from '../parts/ContactLines.tsx';
import { PartyTable } from '../parts/PartyTable.tsx';
import { PdfSection } from '../parts/PdfSection.tsx';
import { styles } from '../pdfStyles.ts';
import { usePdfLanguage } from '../pdfTexts.ts';
import type { PdfTexts } from '../texts/english.ts';

/** D: support for people with special needs, and what an institution asks of those who come. */
export function RequirementsSection({ parties }: { readonly parties: readonly Party[] }) {
  const { texts } = usePdfLanguage();
  const { partD } = texts;
  return (
    <PdfSection letter="D" title={partD.title}>
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
          accessibilities.map(({ type, services, description, info }) => [
            accessibilityType(type, texts),
            services ?? '',
            description ?? '',
            <ContactLines entry={info} />,
          ])
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
          additionalRequirements.map(({ name, description, urls }) => [
            <Text style={styles.bold}>{requirementName(name ?? '', texts)}</Text>,
            description ?? '',
            <ContactLines entry={{ email: null, phone: null, urls }} />,
          ])
        }
      />
    </PdfSection>
  );
}

function accessibilityType(type: string | null | undefined, { partD }: PdfTexts): string {
  if (type === 'Infrastructure') return partD.infrastructure;
  return type === 'Service' ? partD.service : (type ?? '');
}

/** The names that the factsheet form offers are translated; what a partner wrote stays as it is. */
function requirementName(name: string, { partD }: PdfTexts): string {
  const known: Readonly<Record<string, string>> = partD.requirementNames;
  return known[name] ?? name;
}

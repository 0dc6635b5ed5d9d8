import { LANGUAGE_DATA } from 'shared-contracts/applications/members/applicationParts.ts';
import { memberLabel, type LabelledMember } from 'shared-contracts/members/labels/memberLabel.ts';
import { nameIn } from 'shared-contracts/text/names.ts';
import { PdfSection, PdfTable } from 'shared-pdf/document';
import { codeName } from '../codeName.ts';
import { usePdfLanguage } from '../pdfTexts.ts';
import type { SectionProps } from './sectionProps.ts';

/** 4: the languages that the student knows. */
export function LanguagesSection({ application }: SectionProps) {
  const { language, tag, texts, form } = usePdfLanguage();
  const label = (member: LabelledMember<typeof LANGUAGE_DATA>) => memberLabel(LANGUAGE_DATA, member, tag);
  return (
    <PdfSection letter="4" title={form.steps.languages}>
      <PdfTable
        columns={[
          { heading: label('language'), share: 20 },
          { heading: label('certificateTitle'), share: 32 },
          { heading: label('certificateLevel'), share: 18 },
          { heading: label('stateCertificate'), share: 14 },
          { heading: label('stateCertificateLevel'), share: 18 },
        ]}
        rows={application.languageData.map((entry) => ({
          key: entry.id,
          cells: [
            nameIn(
              { name: entry.language?.languageName, nameGR: entry.language?.languageNameGR },
              language,
            ) || texts.none,
            entry.certificateTitle || texts.none,
            codeName(form.level, entry.certificateLevel) || texts.none,
            entry.stateCertificate == null ? texts.none : entry.stateCertificate === 1 ? texts.yes : texts.no,
            codeName(form.level, entry.stateCertificateLevel) || texts.none,
          ],
        }))}
        empty={texts.noLanguage}
      />
    </PdfSection>
  );
}

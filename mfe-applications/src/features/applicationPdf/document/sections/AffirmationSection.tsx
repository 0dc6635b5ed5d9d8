import { StyleSheet, Text, View } from '@react-pdf/renderer';
import { fillText, formatPdfTime, PdfSection, PdfTable, styles, WITH_NEXT } from 'shared-pdf/document';
import { PRIVACY_NOTICE_PARTS } from '../../../../lib/privacyNoticeParts.ts';
import { usePdfLanguage } from '../pdfTexts.ts';
import type { SectionProps } from './sectionProps.ts';

const own = StyleSheet.create({
  notice: { fontSize: 9.5, fontWeight: 700, paddingBottom: 3 },
  term: { fontWeight: 700 },
  text: { paddingBottom: 4 },
});

/** 8: the information on personal data in full, the statements, and when they were given. */
export function AffirmationSection({ application }: SectionProps) {
  const { texts, form } = usePdfLanguage();
  const { communicationAccept, gradesConfirm, gdprConfirm, dateSubmitted, status } = application;
  const statements = [
    ['grades', form.AffirmationStep.grades, gradesConfirm],
    ['gdpr', form.AffirmationStep.gdpr, gdprConfirm],
    ['communication', form.AffirmationStep.communication, communicationAccept],
  ] as const;
  const isGiven = status !== 'draft' && dateSubmitted != null;
  return (
    <PdfSection letter="8" title={form.steps.affirmation}>
      <Text style={own.notice} {...WITH_NEXT}>
        {form.PrivacyNotice.title}
      </Text>
      {PRIVACY_NOTICE_PARTS.map((part) => (
        <View key={part} wrap={false} style={own.text}>
          <Text>
            <Text style={own.term}>{`${form.PrivacyNotice[part].term}: `}</Text>
            {form.PrivacyNotice[part].text}
          </Text>
        </View>
      ))}
      <PdfTable
        title={form.AffirmationStep.legend}
        columns={[
          { heading: texts.statement, share: 84 },
          { heading: texts.answer, share: 16 },
        ]}
        rows={statements.map(([key, text, answer]) => ({
          key,
          cells: [text, answer == null ? texts.none : answer ? texts.yes : texts.no],
        }))}
        empty={texts.none}
      />
      <Text style={styles.afterword}>
        {isGiven ? fillText(texts.given, { time: formatPdfTime(dateSubmitted) }) : texts.notGiven}
      </Text>
    </PdfSection>
  );
}

import { StyleSheet, Text, View } from '@react-pdf/renderer';
import { academicYearName } from 'shared-contracts/dates/academicYear.ts';
import { COLOURS, formatPdfTime } from 'shared-pdf/document';
import { Facts } from '../parts/Facts.tsx';
import { usePdfLanguage } from '../pdfTexts.ts';
import type { SectionProps } from './sectionProps.ts';

const styles = StyleSheet.create({
  programme: { fontSize: 8.5, fontWeight: 700, color: COLOURS.accent, marginBottom: 4 },
  title: { fontSize: 18, fontWeight: 700, lineHeight: 1.2, marginBottom: 6 },
});

/** Head of the first page: what it is, of whom, its number and its state. */
export function TitleBlock({ application }: SectionProps) {
  const { texts, form, list } = usePdfLanguage();
  const { type, status, applicationNumber, applicationYear, dateSubmitted, studentData } = application;
  const title = { 'long-term-studies': form.title.longTerm, 'short-term-studies': form.title.shortTerm };
  const [student] = studentData;
  const latin = [student?.familyNameLatin, student?.nameLatin].filter(Boolean).join(' ');
  const greek = [student?.familyNameGreek, student?.nameGreek].filter(Boolean).join(' ');
  return (
    <View>
      <Text style={styles.programme}>{list.programme.erasmusStudies}</Text>
      <Text style={styles.title}>{type === 'unknown' ? texts.title : title[type]}</Text>
      <Facts
        facts={[
          [texts.applicant, [greek, latin].filter(Boolean).join(' · ')],
          [
            list.ApplicationTable.number,
            applicationNumber == null ? texts.noNumber : String(applicationNumber),
          ],
          [list.ApplicationTable.year, applicationYear == null ? null : academicYearName(applicationYear)],
          [list.ApplicationTable.status, list.status[status]],
          [list.ApplicationTable.submitted, formatPdfTime(dateSubmitted) || texts.notSubmitted],
        ]}
      />
    </View>
  );
}

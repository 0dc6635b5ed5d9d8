import { Text } from '@react-pdf/renderer';
import { PdfSection, fillText, styles } from 'shared-pdf/document';
import { formatDayOfYear } from 'shared-contracts/dates/formatDate.ts';
import type { Party } from '../../model/agreementParties.ts';
import { PartyTable } from '../parts/PartyTable.tsx';
import { usePdfLanguage } from '../pdfTexts.ts';

/** What the programme allows at most: a factsheet that says as much, or more, adds nothing to it. */
const LATEST_DECISION_WEEKS = 5;

/** E: days by which applications and nominations must be there, and how long answers take. */
export function CalendarSection({ parties }: { readonly parties: readonly Party[] }) {
  const { tag, texts } = usePdfLanguage();
  const { partE } = texts;
  const day = (value: string | null | undefined) => formatDayOfYear(value, tag) || texts.unknown;
  return (
    <PdfSection letter={partE.letter} title={partE.title}>
      <PartyTable
        title={partE.deadlines}
        text={partE.deadlinesText}
        parties={parties}
        columns={[
          { heading: partE.applicationsAutumn, share: 19 },
          { heading: partE.applicationsSpring, share: 19 },
          { heading: partE.nominationsAutumn, share: 19 },
          { heading: partE.nominationsSpring, share: 19 },
        ]}
        rowsOf={({ deadlineIncomingsCalendar: applications, deadlineNominationsCalendar: nominations }) =>
          applications == null && nominations == null
            ? []
            : [
                {
                  cells: [
                    day(applications?.autumnTerm),
                    day(applications?.springTerm),
                    day(nominations?.autumnTerm),
                    day(nominations?.springTerm),
                  ],
                },
              ]
        }
      />
      <PartyTable
        title={partE.limits}
        parties={parties}
        columns={[
          { heading: partE.decision, share: 38 },
          { heading: partE.transcript, share: 38 },
        ]}
        rowsOf={({ decisionResponseWeeksLimit: decision, transcriptOfRecordsWeeksLimit: transcript }) => [
          {
            cells: [
              decision == null || decision >= LATEST_DECISION_WEEKS
                ? partE.decisionWithoutLimit
                : fillText(partE.decisionText, { weeks: decision }),
              transcript == null
                ? texts.nothingStated
                : fillText(partE.transcriptText, { weeks: transcript }),
            ],
          },
        ]}
      />
      <Text style={styles.afterword}>{partE.transcriptNote}</Text>
    </PdfSection>
  );
}

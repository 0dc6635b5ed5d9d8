import { Text } from '@react-pdf/renderer';
import { PdfTable, styles, type PdfColumn, type PdfRow } from 'shared-pdf/document';
import type { FactsheetItem } from 'shared-contracts/factsheets/entities/factsheetItem.ts';
import type { Party } from '../../model/agreementParties.ts';
import { usePdfLanguage } from '../pdfTexts.ts';
import { InstitutionText } from './InstitutionText.tsx';

/** Cells after that of the institution; letters as in the rows of a table. */
export type PartyRow = Pick<PdfRow, 'cells' | 'letters'>;

type PartyTableProps = {
  readonly title?: string;
  readonly text?: string;
  readonly parties: readonly Party[];
  /** Columns after that of the institution. */
  readonly columns: readonly PdfColumn[];
  /** Rows that a factsheet gives; none when it says nothing about the matter. */
  readonly rowsOf: (factsheet: FactsheetItem) => readonly PartyRow[];
};

/** What each institution says in its factsheet about one matter; silence and a missing factsheet are said too. */
export function PartyTable({ title, text, parties, columns, rowsOf }: PartyTableProps) {
  const { texts } = usePdfLanguage();
  const rows = parties.flatMap(({ institution, factsheet }) => {
    const found = factsheet === undefined ? [] : rowsOf(factsheet);
    const silence = factsheet === undefined ? texts.noFactsheet : texts.nothingStated;
    const shown: readonly PartyRow[] =
      found.length > 0 ? found : [{ cells: [<Text style={styles.quiet}>{silence}</Text>] }];
    return shown.map(({ cells, letters }, index) => ({
      key: `${institution.id}-${index}`,
      letters,
      cells: [<InstitutionText institution={institution} isBrief={index > 0} />, ...cells],
    }));
  });
  return (
    <PdfTable
      title={title}
      text={text}
      columns={[{ heading: texts.institution, share: 26 }, ...columns]}
      rows={rows}
      empty={texts.nothingStated}
    />
  );
}

import type { ReportRow } from 'shared-contracts/report/report.ts';
import { Button, formatNumber, useLanguage, useTranslation } from 'shared-ui/core';
import { DataTable, type Column } from 'shared-ui/list';
import { MODULE_ID } from '../../../moduleId.ts';
import { lineAddresses } from '../model/reportAddresses.ts';
import { figuresOf, lineName, type DividedReport } from '../model/reportFigures.ts';
import { FigureValue } from './FigureValue.tsx';

/** Lines that are shown until somebody asks for all. */
export const FIRST_LINES = 25;

type ReportTableProps = {
  readonly report: DividedReport;
  readonly caption: string;
  readonly isWhole: boolean;
  readonly isBusy: boolean;
  readonly onWhole: () => void;
};

/** The figures of each line, each with the way to its list. */
export function ReportTable({ report, caption, isWhole, isBusy, onWhole }: ReportTableProps) {
  const { t } = useTranslation(MODULE_ID);
  const { language, tag } = useLanguage();
  const { rows } = report;
  const words = { t, language, tag };
  const columns: readonly Column<ReportRow>[] = [
    {
      id: 'name',
      header: t(`report.head.${report.by}`),
      isRowHeader: true,
      cell: (row) => lineName(report, row, words),
    },
    ...figuresOf(report).map((figure): Column<ReportRow> => ({
      id: figure,
      header: t(`report.figure.${figure}`),
      isNumeric: true,
      cell: (row) => (
        <FigureValue
          compared={row}
          figure={figure}
          to={lineAddresses(report, row)[figure === 'used' ? 'outgoing' : figure]}
          yearBefore={(report.by === 'year' ? (row.id ?? report.year) : report.year) - 1}
        />
      ),
    })),
  ];
  const isCut = !isWhole && rows.length > FIRST_LINES;
  return (
    <>
      <DataTable
        caption={caption}
        columns={columns}
        rows={isCut ? rows.slice(0, FIRST_LINES) : rows}
        rowKey={(row) => row.id ?? 'none'}
        isBusy={isBusy}
        emptyState={t('report.nothing')}
      />
      {isCut && (
        <div>
          <Button onClick={onWhole}>
            {t('report.ReportTable.all', { count: rows.length, figure: formatNumber(rows.length, tag) })}
          </Button>
        </div>
      )}
    </>
  );
}

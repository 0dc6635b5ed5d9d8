import { academicYearName } from 'shared-contracts/dates/academicYear.ts';
import type { AttentionRow } from 'shared-contracts/exchange/exchangeAttention.ts';
import { UNKNOWN } from 'shared-contracts/call/known.ts';
import { institutionNameIn } from 'shared-contracts/text/names.ts';
import {
  focusRing,
  formatDayMonthYearTime,
  Link,
  makeStyles,
  tokens,
  useLanguage,
  useTranslation,
} from 'shared-ui/core';
import { DataTable, type Column } from 'shared-ui/list';
import { MODULE_ID } from '../../../moduleId.ts';
import { attentionLines, placeOf, type AttentionLine } from '../model/attentionLines.ts';
import { AttentionReasonText } from './AttentionReasonText.tsx';
import { TwoLines } from '../../../lib/TwoLines.tsx';

/** Agreements that people have to look into, with the way to where that is shown. */
export function AttentionTable({ rows }: { readonly rows: readonly AttentionRow[] }) {
  const styles = useStyles();
  const { t } = useTranslation(MODULE_ID);
  const { language } = useLanguage();
  const columns: readonly Column<AttentionLine>[] = [
    {
      id: 'agreement',
      header: t('incomingAgreements.AttentionTable.agreement'),
      cell: (line) => (
        <TwoLines second={`${academicYearName(line.startYear)} / ${academicYearName(line.endYear)}`}>
          <Link className={styles.link} to={placeOf(line)}>
            {t('incomingAgreements.AttentionTable.link', { id: line.agreementId })}
          </Link>
        </TwoLines>
      ),
      width: '190px',
      isRowHeader: true,
    },
    {
      id: 'partner',
      header: t('incomingAgreements.AttentionTable.partner'),
      cell: (row) => (
        <TwoLines second={row.institutionName === null ? null : row.heiId}>
          {institutionNameIn(row, language) || (row.heiId ?? '-')}
        </TwoLines>
      ),
      width: '26%',
    },
    {
      id: 'what',
      header: t('incomingAgreements.AttentionTable.what'),
      cell: ({ reason }) => <AttentionReasonText reason={reason} />,
    },
    {
      id: 'since',
      header: t('incomingAgreements.AttentionTable.since'),
      cell: ({ reason }) => formatDayMonthYearTime(reason.since),
      width: '164px',
    },
  ];
  return (
    <DataTable
      caption={t('incomingAgreements.AttentionTable.caption')}
      columns={columns}
      rows={attentionLines(rows)}
      rowKey={({ agreementId, reason }) => `${agreementId} ${reasonKey(reason)}`}
      hasManyColumns
    />
  );
}

function reasonKey(reason: AttentionLine['reason']): string {
  return reason.about === UNKNOWN ? reason.since : `${reason.about} ${reason.kind}`;
}

const useStyles = makeStyles({
  link: { borderRadius: tokens.borderRadiusMedium, color: tokens.colorBrandForegroundLink, ...focusRing },
});

import type { BulkPreviewRow } from 'shared-contracts/bulk/bulkJobs.ts';
import type { BulkWork } from 'shared-contracts/bulk/bulkWorks.ts';
import { useState } from 'react';
import { Button, formatNumber, Stack, useLanguage, useTranslation } from 'shared-ui/core';
import { type Column, DataTable } from 'shared-ui/list';
import { MODULE_ID } from '../../../moduleId.ts';
import { yearsText } from '../model/editText.ts';
import { AgreementLink } from './AgreementLink.tsx';
import { ChangeList } from './ChangeList.tsx';
import { MailText } from './MailText.tsx';
import { ReasonText } from './ReasonText.tsx';
import { RenewalText } from './RenewalText.tsx';

/** Rows that are shown at once. */
const ROWS = 50;

type PreviewTableProps = {
  /** `left`: nothing can be done with them; `ready`: the others. */
  readonly kind: 'left' | 'ready';
  readonly work: BulkWork;
  readonly rows: readonly BulkPreviewRow[];
};

/** Agreements of a preview, with why they are left out, or with what goes along. */
export function PreviewTable({ kind, work, rows }: PreviewTableProps) {
  const { t } = useTranslation(MODULE_ID);
  const { tag } = useLanguage();
  const [shown, setShown] = useState(ROWS);
  const title = t(`bulkWork.PreviewTable.${kind}`, {
    count: rows.length,
    number: formatNumber(rows.length, tag),
  });
  const columns: readonly Column<BulkPreviewRow>[] = [
    {
      id: 'agreement',
      header: t('bulkWork.PreviewTable.agreement'),
      cell: ({ id }) => <AgreementLink id={id} />,
      isRowHeader: true,
      width: '130px',
    },
    {
      id: 'partner',
      header: t('bulkWork.PreviewTable.partner'),
      cell: ({ partner }) => partner ?? t('bulkWork.PreviewTable.unknown'),
    },
    { id: 'years', header: t('bulkWork.PreviewTable.years'), cell: yearsOf, width: '200px' },
    ...detailColumns(kind, { work, rows }, t),
  ];
  return (
    <Stack gap="S">
      <h2>{title}</h2>
      <DataTable caption={title} columns={columns} rows={rows.slice(0, shown)} rowKey={({ id }) => id} />
      {rows.length > shown && (
        <div>
          <Button onClick={() => setShown(shown + ROWS)}>
            {t('bulkWork.PreviewTable.more', { number: formatNumber(rows.length - shown, tag) })}
          </Button>
        </div>
      )}
    </Stack>
  );
}

function detailColumns(
  kind: PreviewTableProps['kind'],
  { work, rows }: Pick<PreviewTableProps, 'work' | 'rows'>,
  t: (key: string) => string,
): readonly Column<BulkPreviewRow>[] {
  if (kind === 'left') {
    const cell = ({ id, reason }: BulkPreviewRow) =>
      reason && <ReasonText reason={reason} agreementId={id} />;
    return [{ id: 'reason', header: t('bulkWork.PreviewTable.reason'), cell, width: '42%' }];
  }
  if (rows.some(({ changes }) => changes !== undefined)) {
    const cell = ({ changes }: BulkPreviewRow) => changes && <ChangeList changes={changes} kind="values" />;
    return [{ id: 'changes', header: t('bulkWork.PreviewTable.changes'), cell, width: '42%' }];
  }
  if (work === 'remind') {
    const cell = ({ mail }: BulkPreviewRow) => mail && <MailText mail={mail} />;
    return [{ id: 'mail', header: t('bulkWork.PreviewTable.mail'), cell, width: '48%' }];
  }
  if (work !== 'renew') return [];
  const cell = ({ renewal, officer }: BulkPreviewRow) =>
    renewal && <RenewalText renewal={renewal} officer={officer} />;
  return [{ id: 'renewal', header: t('bulkWork.PreviewTable.renewal'), cell, width: '42%' }];
}

function yearsOf({ startYear, endYear }: BulkPreviewRow): string {
  return startYear === null || endYear === null ? '' : yearsText(startYear, endYear);
}

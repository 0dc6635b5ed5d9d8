import type { CopyDifference } from 'shared-contracts/exchange/exchange.ts';
import { AGREEMENT_TREE } from 'shared-contracts/agreements/members/agreementTree.ts';
import { useMemberPath } from 'shared-record/pages';
import { useTranslation } from 'shared-ui/core';
import { DataTable, type Column } from 'shared-ui/list';
import { MODULE_ID } from '../../../../moduleId.ts';
import { differenceValue } from '../../model/copies/differenceValue.ts';

/** Our copy, the partner's, and the one that both approved last, side by side where they differ. */
export function DifferencesTable({ differences }: { readonly differences: readonly CopyDifference[] }) {
  const { t } = useTranslation(MODULE_ID);
  const nameOf = useMemberPath(AGREEMENT_TREE);
  // Before both have approved something there is nothing that it could have said.
  const isAnyApproved = differences.some(({ approved }) => approved !== null);
  const approvedColumn: Column<CopyDifference> = {
    id: 'approved',
    header: t('agreementView.DifferencesTable.approved'),
    cell: ({ field, approved }) => differenceValue(field, approved, t),
  };
  return (
    <DataTable
      caption={t('agreementView.DifferencesTable.caption')}
      rows={differences}
      rowKey={({ field }) => field}
      columns={[
        {
          id: 'field',
          header: t('agreementView.DifferencesTable.field'),
          cell: ({ field }: CopyDifference) => nameOf(field),
          isRowHeader: true,
        },
        {
          id: 'ours',
          header: t('agreementView.DifferencesTable.ours'),
          cell: ({ field, ours }) => differenceValue(field, ours, t),
        },
        {
          id: 'partners',
          header: t('agreementView.DifferencesTable.partners'),
          cell: ({ field, partners }) => differenceValue(field, partners, t),
        },
        ...(isAnyApproved ? [approvedColumn] : []),
      ]}
    />
  );
}

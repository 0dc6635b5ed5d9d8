import type { MemberChange } from 'shared-contracts/members/memberChange.ts';
import { useTranslation } from 'shared-ui/core';
import { type Column, DataTable } from 'shared-ui/list';
import { MODULE_ID } from '../../../moduleId.ts';
import { codeTextKey } from '../model/codeTexts.ts';
import { useFieldNames } from '../useFieldNames.ts';

/** What one save changed, member by member. */
export function HistoryChanges({ changes }: { readonly changes: readonly MemberChange[] }) {
  const { t } = useTranslation(MODULE_ID);
  const nameOf = useFieldNames();
  const rows = changes.map((change, index) => ({ ...change, index }));
  const tell = (field: string, value: string | null) => {
    if (value === null) return t('applicationForm.office.history.blank');
    const member = field.split('/').at(-1) ?? '';
    if (field === 'status') return t(`applicationForm.status.${value}`);
    const key = codeTextKey(member, value);
    return key === undefined ? value : t(key);
  };
  const columns: readonly Column<(typeof rows)[number]>[] = [
    {
      id: 'field',
      header: t('applicationForm.office.history.field'),
      cell: ({ field }) => nameOf(field.replaceAll('/', '.')),
      isRowHeader: true,
      width: '32%',
    },
    {
      id: 'before',
      header: t('applicationForm.office.history.before'),
      cell: ({ field, before }) => tell(field, before),
      width: '34%',
    },
    {
      id: 'after',
      header: t('applicationForm.office.history.after'),
      cell: ({ field, after }) => tell(field, after),
      width: '34%',
    },
  ];
  return (
    <DataTable
      caption={t('applicationForm.office.history.changes')}
      columns={columns}
      rows={rows}
      rowKey={({ index }) => index}
    />
  );
}

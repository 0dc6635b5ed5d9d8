import type { MemberChange } from 'shared-contracts/members/memberChange.ts';
import { type Column, DataTable } from 'shared-ui/list';

/** - blank: where there was or is nothing */
export type ChangesTexts = {
  readonly caption: string;
  readonly field: string;
  readonly before: string;
  readonly after: string;
  readonly blank: string;
};

export type ChangesTableProps = {
  readonly changes: readonly MemberChange[];
  readonly texts: ChangesTexts;
  readonly nameOf: (field: string) => string;
  /** Says a value as a person reads it; as it stands unless given. */
  readonly tell?: (field: string, value: string) => string;
};

/** What one save changed, member by member. */
export function ChangesTable({ changes, texts, nameOf, tell = (_field, value) => value }: ChangesTableProps) {
  const rows = changes.map((change, index) => ({ ...change, index }));
  const said = (field: string, value: string | null) => (value === null ? texts.blank : tell(field, value));
  const columns: readonly Column<(typeof rows)[number]>[] = [
    {
      id: 'field',
      header: texts.field,
      cell: ({ field }) => nameOf(field),
      isRowHeader: true,
      width: '28%',
    },
    { id: 'before', header: texts.before, cell: ({ field, before }) => said(field, before), width: '36%' },
    { id: 'after', header: texts.after, cell: ({ field, after }) => said(field, after), width: '36%' },
  ];
  return <DataTable caption={texts.caption} columns={columns} rows={rows} rowKey={({ index }) => index} />;
}

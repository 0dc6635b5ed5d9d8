import { useTranslation } from 'shared-ui/core';
import { FilterSelect } from 'shared-ui/list';
import type { OfficerAsked } from 'shared-contracts/call/officerFilter.ts';
import { useLooksAfterDepartments, useOfficers } from './officers.queries.ts';

type OfficerFilterProps = {
  readonly value: OfficerAsked;
  readonly onChange: (value: OfficerAsked) => void;
};

/** Asks for the reader's own records, for those of departments that they look after, for nobody's, or for a colleague's, also of one whose account is closed. */
export function OfficerFilter({ value, onChange }: OfficerFilterProps) {
  const { t } = useTranslation('shared-record');
  const { people, me, labelOf } = useOfficers();
  const hasDepartments = useLooksAfterDepartments() || value === 'department';
  const others = (people.data?.value ?? []).filter(({ id }) => id !== me);
  return (
    <FilterSelect
      label={t('OfficerFilter.label')}
      allOf="masculine"
      value={value === me ? 'me' : value}
      options={[
        { value: 'me', label: t('OfficerFilter.mine') },
        ...(hasDepartments ? [{ value: 'department' as const, label: t('OfficerFilter.department') }] : []),
        { value: 'nobody', label: t('OfficerFilter.nobody') },
        ...others.map((person) => ({ value: person.id, label: labelOf(person.id) ?? person.name })),
      ]}
      isLoading={people.isPending}
      onRetry={people.isError ? () => void people.refetch() : undefined}
      onChange={onChange}
    />
  );
}

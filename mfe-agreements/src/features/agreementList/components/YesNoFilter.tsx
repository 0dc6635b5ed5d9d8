import { useTranslation } from 'shared-ui/core';
import { FilterChoice } from 'shared-ui/list';
import { MODULE_ID } from '../../../moduleId.ts';
import type { YesNo } from '../../../lib/agreementList/agreementListSearch.ts';

type YesNoFilterProps = {
  readonly label: string;
  readonly value: YesNo;
  /** A sentence below the field. */
  readonly hint?: string | undefined;
  readonly onChange: (value: YesNo) => void;
};

/** A filter that is either on or off; there is no third state to clear it to. */
export function YesNoFilter({ label, value, hint, onChange }: YesNoFilterProps) {
  const { t } = useTranslation(MODULE_ID);
  return (
    <FilterChoice<YesNo>
      label={label}
      value={value}
      isClearable={false}
      hint={hint}
      options={[
        { value: 'no', label: t('agreementList.YesNoFilter.no') },
        { value: 'yes', label: t('agreementList.YesNoFilter.yes') },
      ]}
      onChange={(chosen) => onChange(chosen ?? 'no')}
    />
  );
}

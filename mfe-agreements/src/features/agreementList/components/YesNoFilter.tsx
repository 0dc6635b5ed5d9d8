import { useTranslation } from 'shared-ui/core';
import { FilterChoice } from 'shared-ui/list';
import { MODULE_ID } from '../../../moduleId.ts';
import type { YesNo } from '../model/agreementListSearch.ts';

type YesNoFilterProps = {
  readonly label: string;
  readonly value: YesNo;
  readonly onChange: (value: YesNo) => void;
};

/** A filter that is either on or off; there is no third state to clear it to. */
export function YesNoFilter({ label, value, onChange }: YesNoFilterProps) {
  const { t } = useTranslation(MODULE_ID);
  return (
    <FilterChoice<YesNo>
      label={label}
      value={value}
      isClearable={false}
      options={[
        { value: 'no', label: t('agreementList.YesNoFilter.no') },
        { value: 'yes', label: t('agreementList.YesNoFilter.yes') },
      ]}
      onChange={(chosen) => onChange(chosen ?? 'no')}
    />
  );
}

import { LOCAL_INSTITUTION_ID } from 'shared-contracts/agreements/agreements.ts';
import { DEPARTMENT } from 'shared-contracts/institutions/members/institution.ts';
import { nameIn } from 'shared-contracts/text/names.ts';
import { useApi, useQuery } from 'shared-client';
import { sortByLabel } from 'shared-record/model';
import { useMemberLabel } from 'shared-record/pages';
import { departmentsQuery } from 'shared-record/reference';
import { Alert, Button, useLanguage, useTranslation } from 'shared-ui/core';
import { SelectField, useFormContext, useWatch } from 'shared-ui/fields';
import { MODULE_ID } from '../../../moduleId.ts';
import type { FactsheetForm } from '../model/factsheetForm.ts';

const NAME = 'institutionalCoordinatorContact.department';

/** The coordinator's department, of the local institution's; the chosen one stays while they are read, and when they cannot be. */
export function DepartmentField() {
  const { t } = useTranslation(MODULE_ID);
  const { language } = useLanguage();
  const label = useMemberLabel(DEPARTMENT);
  const { control } = useFormContext<FactsheetForm>();
  const chosen = useWatch({ control, name: NAME });
  const departments = useQuery(departmentsQuery(useApi(), LOCAL_INSTITUTION_ID));
  const known = (departments.data?.value ?? []).map((department) => ({
    value: String(department.id),
    label: nameIn(department, language),
  }));
  const isUnknown = chosen !== null && !known.some(({ value }) => value === String(chosen));
  const present = { value: String(chosen), label: t('factsheetWizard.DepartmentField.present') };
  return (
    <div>
      <SelectField
        control={control}
        name={NAME}
        valueAs="number"
        label={label('name')}
        placeholder={t('factsheetWizard.DepartmentField.none')}
        options={[...(isUnknown ? [present] : []), ...sortByLabel(known, language)]}
      />
      {departments.isError && (
        <Alert
          kind="warning"
          action={
            <Button size="small" onClick={() => void departments.refetch()}>
              {t('factsheetWizard.DepartmentField.retry')}
            </Button>
          }
        >
          {t('factsheetWizard.DepartmentField.failed')}
        </Alert>
      )}
    </div>
  );
}

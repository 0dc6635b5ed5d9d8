import { INSTITUTION } from 'shared-contracts/institutions/members/institution.ts';
import { useMemberLabel } from 'shared-record/pages';
import { useTranslation } from 'shared-ui/core';
import { FieldGrid, TextField, useFormContext } from 'shared-ui/fields';
import { MODULE_ID } from '../../../moduleId.ts';
import type { InstitutionForm, InstitutionMember } from '../model/institutionForm.ts';

const { fields } = INSTITUTION;

/** The fields of an institution that the office may change. */
export function InstitutionFields() {
  const { t } = useTranslation(MODULE_ID);
  const label = useMemberLabel(INSTITUTION);
  const { control } = useFormContext<InstitutionForm>();
  const text = (name: InstitutionMember) => ({
    control,
    name,
    label: label(name),
    maxLength: fields[name].maxLength,
  });
  return (
    <>
      <TextField {...text('name')} isRequired />
      <TextField {...text('nameGR')} />
      <FieldGrid columns={2}>
        <TextField {...text('cityName')} />
        <TextField {...text('erasmusCode')} hint={t('institutions.form.erasmusCodeHint')} />
        <TextField {...text('heiId')} hint={t('institutions.form.heiIdHint')} />
        <TextField {...text('pic')} />
      </FieldGrid>
      <TextField {...text('website')} type="url" />
    </>
  );
}

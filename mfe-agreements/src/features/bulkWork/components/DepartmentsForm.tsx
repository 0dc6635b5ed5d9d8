import { MOBILITY_LISTS, type MobilityList } from 'shared-contracts/agreements/entities/agreementItem.ts';
import { LOCAL_INSTITUTION_ID } from 'shared-contracts/agreements/agreements.ts';
import { departmentsEditSchema } from 'shared-contracts/bulk/otherEdits.ts';
import { useApi, useQuery } from 'shared-client';
import { schemaIssues, toNamedOptions } from 'shared-record/model';
import { departmentsQuery } from 'shared-record/reference';
import { useLanguage, useTranslation } from 'shared-ui/core';
import { FieldGrid, resolveBy, SelectField, useForm, useWatch } from 'shared-ui/fields';
import { MODULE_ID } from '../../../moduleId.ts';
import { mobilityListText } from '../model/editText.ts';
import type { JobChoice } from './Preview.tsx';
import { PreviewForm } from './PreviewForm.tsx';
import { RecordField } from './RecordField.tsx';

const HOW = ['add', 'replace'] as const;
type Asked = {
  readonly how: (typeof HOW)[number];
  readonly department: number | null;
  readonly instead: number | null;
  readonly list: MobilityList | '';
};

/** Asks which department of ours mobility rows get, and in which place. */
export function DepartmentsForm({ job }: { readonly job: JobChoice }) {
  const { t } = useTranslation(MODULE_ID);
  const { tag, language } = useLanguage();
  const form = useForm<Asked>({
    defaultValues: { how: 'replace', department: null, instead: null, list: '' },
    resolver: resolveBy((values) => schemaIssues(departmentsEditSchema, editOf(values))),
  });
  const { control } = form;
  const how = useWatch({ control, name: 'how' });
  const departments = useQuery(departmentsQuery(useApi(), LOCAL_INSTITUTION_ID));
  const options = toNamedOptions(departments.data?.value ?? [], language);
  return (
    <PreviewForm job={job} form={form} toInput={(values) => ({ edit: { departments: editOf(values) } })}>
      <SelectField
        name="how"
        control={control}
        label={t('bulkWork.DepartmentsForm.how')}
        options={HOW.map((one) => ({ value: one, label: t(`bulkWork.DepartmentsForm.hows.${one}`) }))}
        isRequired
        placeholder={t('bulkWork.DepartmentsForm.choose')}
      />
      <FieldGrid columns={2}>
        {how === 'replace' && (
          <RecordField
            name="instead"
            control={control}
            label={t('bulkWork.DepartmentsForm.instead')}
            options={options}
            query={departments}
            isRequired
          />
        )}
        <RecordField
          name="department"
          control={control}
          label={t('bulkWork.DepartmentsForm.department')}
          options={options}
          query={departments}
          isRequired
        />
        <SelectField
          name="list"
          control={control}
          label={t('bulkWork.DepartmentsForm.list')}
          options={MOBILITY_LISTS.map((list) => ({ value: list, label: mobilityListText(list, tag) }))}
          placeholder={t('bulkWork.DepartmentsForm.all')}
        />
      </FieldGrid>
    </PreviewForm>
  );
}

/** What was not chosen is not part of the edit. */
function editOf({ how, department, instead, list }: Asked): object {
  return { department, ...(how === 'replace' && { instead }), ...(list !== '' && { list }) };
}

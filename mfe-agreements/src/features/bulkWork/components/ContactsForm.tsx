import { LOCAL_INSTITUTION_ID } from 'shared-contracts/agreements/agreements.ts';
import { contactsEditSchema } from 'shared-contracts/bulk/otherEdits.ts';
import { refusedAs } from 'shared-contracts/errors/errorCodes.ts';
import { useApi, useQuery } from 'shared-client';
import { schemaIssues, toNamedOptions } from 'shared-record/model';
import { departmentsQuery } from 'shared-record/reference';
import { useLanguage, useTranslation } from 'shared-ui/core';
import { FieldGrid, resolveBy, SelectField, useForm, useWatch } from 'shared-ui/fields';
import { contactsQuery } from '../../../lib/contactNames.queries.ts';
import { MODULE_ID } from '../../../moduleId.ts';
import { contactOptions } from '../model/contactOptions.ts';
import type { JobChoice } from './Preview.tsx';
import { PreviewForm } from './PreviewForm.tsx';
import { RecordField } from './RecordField.tsx';

const HOW = ['add', 'replace'] as const;
type Asked = {
  readonly how: (typeof HOW)[number];
  readonly department: number | null;
  readonly contact: number | null;
  readonly insteadDepartment: number | null;
  readonly instead: number | null;
};

/** Asks which coordinator of ours is added, or takes whose place. */
export function ContactsForm({ job }: { readonly job: JobChoice }) {
  const { t } = useTranslation(MODULE_ID);
  const { language } = useLanguage();
  const api = useApi();
  const form = useForm<Asked>({
    defaultValues: { how: 'add', department: null, contact: null, insteadDepartment: null, instead: null },
    resolver: resolveBy(faultsOf),
  });
  const { control, setValue } = form;
  const [how, department, insteadDepartment] = useWatch({
    control,
    name: ['how', 'department', 'insteadDepartment'],
  });
  const departments = useQuery(departmentsQuery(api, LOCAL_INSTITUTION_ID));
  const contacts = useQuery(contactsQuery(api, department));
  const others = useQuery(contactsQuery(api, insteadDepartment));
  const departmentOptions = toNamedOptions(departments.data?.value ?? [], language);
  return (
    <PreviewForm job={job} form={form} toInput={(values) => ({ edit: { contacts: editOf(values) } })}>
      <SelectField
        name="how"
        control={control}
        label={t('bulkWork.ContactsForm.how')}
        options={HOW.map((one) => ({ value: one, label: t(`bulkWork.ContactsForm.hows.${one}`) }))}
        isRequired
        placeholder={t('bulkWork.ContactsForm.choose')}
      />
      <FieldGrid columns={2}>
        <RecordField
          name="department"
          control={control}
          label={t('bulkWork.ContactsForm.department')}
          options={departmentOptions}
          query={departments}
          isRequired
          onChosen={() => setValue('contact', null)}
        />
        <RecordField
          name="contact"
          control={control}
          label={t('bulkWork.ContactsForm.contact')}
          options={contactOptions(contacts.data?.value ?? [], language)}
          query={contacts}
          isRequired
          isDisabled={department === null}
          {...(department === null && { placeholder: t('bulkWork.ContactsForm.first') })}
        />
        {how === 'replace' && (
          <>
            <RecordField
              name="insteadDepartment"
              control={control}
              label={t('bulkWork.ContactsForm.insteadDepartment')}
              options={departmentOptions}
              query={departments}
              isRequired
              onChosen={() => setValue('instead', null)}
            />
            <RecordField
              name="instead"
              control={control}
              label={t('bulkWork.ContactsForm.instead')}
              options={contactOptions(others.data?.value ?? [], language)}
              query={others}
              isRequired
              isDisabled={insteadDepartment === null}
              {...(insteadDepartment === null && { placeholder: t('bulkWork.ContactsForm.first') })}
            />
          </>
        )}
      </FieldGrid>
    </PreviewForm>
  );
}

function editOf({ how, contact, instead }: Asked): object {
  return { contact, ...(how === 'replace' && { instead }) };
}

function faultsOf(asked: Asked) {
  const missing = (['department', 'contact', ...(asked.how === 'replace' ? REPLACED : [])] as const)
    .filter((field) => asked[field] === null)
    .map((field) => ({ field, code: refusedAs('required') }));
  return missing.length > 0 ? missing : schemaIssues(contactsEditSchema, editOf(asked));
}

const REPLACED = ['insteadDepartment', 'instead'] as const;

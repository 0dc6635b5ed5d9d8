import { APPLICATION_ENTRY } from 'shared-contracts/factsheets/members/factsheetParts.ts';
import { inputProps } from 'shared-contracts/members/form/inputProps.ts';
import { useMemberLabel } from 'shared-record/pages';
import { useTranslation } from 'shared-ui/core';
import { EmailField, FieldGrid, PhoneField, useFormContext } from 'shared-ui/fields';
import { MODULE_ID } from '../../../moduleId.ts';
import type { FactsheetForm } from '../model/factsheetForm.ts';
import type { EntryName, InfoName } from '../model/fieldPaths.ts';
import { UrlsField } from './UrlsField.tsx';

/** Where to ask: e-mail, phone and web addresses, of an entry or of a row. */
export function InformationFields({ name }: { readonly name: EntryName | InfoName }) {
  const { t } = useTranslation(MODULE_ID);
  const label = useMemberLabel(APPLICATION_ENTRY);
  const { control } = useFormContext<FactsheetForm>();
  return (
    <>
      <FieldGrid columns={2}>
        <EmailField
          control={control}
          name={`${name}.email`}
          label={label('email')}
          {...inputProps(APPLICATION_ENTRY.fields.email)}
        />
        <PhoneField
          control={control}
          name={`${name}.phone`}
          of="local"
          label={label('phone')}
          hint={t('factsheetWizard.phoneHint')}
          {...inputProps(APPLICATION_ENTRY.fields.phone)}
        />
      </FieldGrid>
      <UrlsField of={name} />
    </>
  );
}

import { WEB_ADDRESS } from 'shared-contracts/members/commonTexts.ts';
import { APPLICATION_ENTRY } from 'shared-contracts/factsheets/members/factsheetParts.ts';
import { PartList } from 'shared-record/edit';
import { useMemberLabel } from 'shared-record/pages';
import { useTranslation } from 'shared-ui/core';
import { TextField, useFormContext, useWatch } from 'shared-ui/fields';
import { URL_LANGUAGE } from '../../../lib/urlLanguage.ts';
import { MODULE_ID } from '../../../moduleId.ts';
import { URL_FORM, type FactsheetForm } from '../model/factsheetForm.ts';
import type { EntryName, InfoName, RequirementName } from '../model/fieldPaths.ts';

type UrlsFieldProps = { readonly of: EntryName | InfoName | RequirementName };

/** The web addresses of an entry or a row; the last one stays. */
export function UrlsField({ of }: UrlsFieldProps) {
  const { t } = useTranslation(MODULE_ID);
  const label = useMemberLabel(APPLICATION_ENTRY);
  const { control, getValues, setValue } = useFormContext<FactsheetForm>();
  const name = `${of}.urls` as const;
  const count = useWatch({ control, name, compute: countOf });
  const change = (next: (urls: FactsheetForm['visaInformationEntry']['urls']) => unknown) =>
    setValue(name, next(getValues(name)) as never, { shouldDirty: true });
  return (
    <PartList
      name={name}
      legend={label('urls')}
      note={t('factsheetWizard.UrlsField.language', { language: URL_LANGUAGE })}
      isRequired
      count={count}
      minimum={1}
      addLabel={t('factsheetWizard.UrlsField.add')}
      removeLabel={(number) => t('factsheetWizard.UrlsField.remove', { number })}
      onAdd={() => change((urls) => [...urls, URL_FORM.empty()])}
      onRemove={(removed) => change((urls) => urls.filter((_, place) => place !== removed))}
      isDisabled={false}
    >
      {(place) => (
        <TextField
          control={control}
          name={`${name}.${place}.value`}
          type="url"
          label={t('factsheetWizard.UrlsField.url', { number: place + 1 })}
          maxLength={WEB_ADDRESS.maxLength}
          isRequired
        />
      )}
    </PartList>
  );
}

/** A row is gone before its fields are, while it is removed. */
function countOf(urls: readonly unknown[] | undefined): number {
  return urls?.length ?? 0;
}

import { WEB_ADDRESS } from 'shared-contracts/members/commonTexts.ts';
import { PartList } from 'shared-record/edit';
import { useTranslation } from 'shared-ui/core';
import { TextField, useFieldArray, useFormContext } from 'shared-ui/fields';
import { URL_LANGUAGE } from '../../../../../lib/urlLanguage.ts';
import { MODULE_ID } from '../../../../../moduleId.ts';
import { NEW_URL } from '../../../model/cells/typedValue.ts';
import type { TypedForm } from './typedForm.ts';

/** Web addresses, of which the last one stays. */
export function UrlsInput({ label }: { readonly label: string }) {
  const { t } = useTranslation(MODULE_ID);
  const { control } = useFormContext<TypedForm>();
  const { fields, append, remove } = useFieldArray({ control, name: 'urls' });
  return (
    <PartList
      name="urls"
      legend={label}
      note={t('factsheetCells.urlLanguage', { language: URL_LANGUAGE })}
      isRequired
      count={fields.length}
      minimum={1}
      addLabel={t('factsheetCells.addUrl')}
      removeLabel={(number) => t('factsheetCells.removeUrl', { number })}
      onAdd={() => append({ ...NEW_URL })}
      onRemove={(index) => remove(index)}
      isDisabled={false}
    >
      {(index) => (
        <TextField
          key={fields[index]?.id}
          control={control}
          name={`urls.${index}.value`}
          type="url"
          label={t('factsheetCells.url', { number: index + 1 })}
          maxLength={WEB_ADDRESS.maxLength}
          isRequired
        />
      )}
    </PartList>
  );
}

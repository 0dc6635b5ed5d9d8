import {
  type BulkEdit,
  PLACES_HOW,
  type PlacesEdit,
  type PlacesHow,
  placesEditSchema,
} from 'shared-contracts/bulk/bulkEdits.ts';
import { MOBILITY_LISTS, type MobilityList } from 'shared-contracts/agreements/entities/agreementItem.ts';
import { STUDY_CYCLES, type StudyCycle, studyCycleText } from 'shared-contracts/reference/levels.ts';
import { schemaIssues } from 'shared-record/model';
import { Button, Stack, useLanguage, useTranslation } from 'shared-ui/core';
import { FieldGrid, NumberField, resolveBy, SelectField, TextField, useForm } from 'shared-ui/fields';
import { MODULE_ID } from '../../../moduleId.ts';
import { mobilityListText } from '../model/editText.ts';

type Asked = {
  readonly how: PlacesHow | '';
  readonly amount: number | null;
  readonly list: MobilityList | '';
  readonly studyCycle: StudyCycle | '';
  readonly field: string;
};

/** Asks which mobility rows get another number of people, and which. */
export function PlacesForm({ onChosen }: { readonly onChosen: (edit: BulkEdit) => void }) {
  const { t } = useTranslation(MODULE_ID);
  const { tag } = useLanguage();
  const { control, handleSubmit } = useForm<Asked>({
    defaultValues: { how: 'plus', amount: null, list: '', studyCycle: '', field: '' },
    resolver: resolveBy((values) => schemaIssues(placesEditSchema, editOf(values))),
  });
  const submit = handleSubmit((values) => onChosen({ places: placesEditSchema.parse(editOf(values)) }));
  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <Stack gap="M">
        <FieldGrid columns={2}>
          <SelectField
            name="how"
            control={control}
            label={t('bulkWork.PlacesForm.how')}
            options={PLACES_HOW.map((how) => ({ value: how, label: t(`bulkWork.PlacesForm.hows.${how}`) }))}
            isRequired
            placeholder={t('bulkWork.PlacesForm.choose')}
          />
          <NumberField
            name="amount"
            control={control}
            label={t('bulkWork.PlacesForm.amount')}
            hint={t('bulkWork.PlacesForm.amountHint')}
            isRequired
          />
          <SelectField
            name="list"
            control={control}
            label={t('bulkWork.PlacesForm.list')}
            options={MOBILITY_LISTS.map((list) => ({ value: list, label: mobilityListText(list, tag) }))}
            placeholder={t('bulkWork.PlacesForm.all')}
          />
          <SelectField
            name="studyCycle"
            control={control}
            label={t('bulkWork.PlacesForm.studyCycle')}
            hint={t('bulkWork.PlacesForm.studyCycleHint')}
            options={STUDY_CYCLES.map((cycle) => ({ value: cycle, label: studyCycleText(cycle, tag) }))}
            placeholder={t('bulkWork.PlacesForm.all')}
          />
          <TextField
            name="field"
            control={control}
            label={t('bulkWork.PlacesForm.field')}
            hint={t('bulkWork.PlacesForm.fieldHint')}
            maxLength={4}
          />
        </FieldGrid>
        <div>
          <Button type="submit" appearance="primary">
            {t('bulkWork.YearsForm.preview')}
          </Button>
        </div>
      </Stack>
    </form>
  );
}

/** What was not chosen is not part of the edit. */
function editOf({ how, amount, ...rows }: Asked): { readonly [Member in keyof PlacesEdit]?: unknown } {
  const chosen = Object.entries(rows).flatMap(([member, value]) => {
    const text = value.trim();
    return text === '' ? [] : [[member, text] as const];
  });
  return { how: how === '' ? undefined : how, amount, ...Object.fromEntries(chosen) };
}

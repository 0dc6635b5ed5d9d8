import {
  PLACES_HOW,
  type PlacesEdit,
  type PlacesHow,
  placesEditSchema,
} from 'shared-contracts/bulk/bulkEdits.ts';
import { MOBILITY_LISTS, type MobilityList } from 'shared-contracts/agreements/entities/agreementItem.ts';
import { STUDY_CYCLES, type StudyCycle, studyCycleText } from 'shared-contracts/reference/levels.ts';
import { schemaIssues } from 'shared-record/model';
import { useLanguage, useTranslation } from 'shared-ui/core';
import {
  FieldGrid,
  type FieldIssue,
  NumberField,
  resolveBy,
  SelectField,
  TextField,
  useForm,
} from 'shared-ui/fields';
import { MODULE_ID } from '../../../moduleId.ts';
import { mobilityListText } from '../model/editText.ts';
import type { JobChoice } from './Preview.tsx';
import { PreviewForm } from './PreviewForm.tsx';

type Asked = {
  readonly how: PlacesHow | '';
  readonly amount: number | null;
  readonly list: MobilityList | '';
  readonly studyCycle: StudyCycle | '';
  readonly field: string;
};

const NO_AMOUNT: FieldIssue = { field: 'amount', code: 'required', params: { of: 'amount' } };

/** Asks which mobility rows get another number of people, and which. */
export function PlacesForm({ job }: { readonly job: JobChoice }) {
  const { t } = useTranslation(MODULE_ID);
  const { tag } = useLanguage();
  const form = useForm<Asked>({
    defaultValues: { how: 'plus', amount: null, list: '', studyCycle: '', field: '' },
    resolver: resolveBy((values) => [
      ...(values.amount === null ? [NO_AMOUNT] : []),
      ...schemaIssues(placesEditSchema, editOf(values)),
    ]),
  });
  const { control } = form;
  return (
    <PreviewForm job={job} form={form} toInput={(values) => ({ edit: { places: editOf(values) } })}>
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
    </PreviewForm>
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

import type { BulkEdit } from 'shared-contracts/bulk/bulkEdits.ts';
import { academicYearName, MAX_AGREEMENT_END_YEAR } from 'shared-contracts/dates/academicYear.ts';
import { firstAgreementYear } from 'shared-contracts/agreements/entities/agreementYears.ts';
import { refusedAs } from 'shared-contracts/errors/errorCodes.ts';
import { Button, Stack, useTranslation } from 'shared-ui/core';
import { FieldGrid, resolveBy, SelectField, useForm } from 'shared-ui/fields';
import { MODULE_ID } from '../../../moduleId.ts';

type Years = { readonly startYear: number | null; readonly endYear: number | null };

/** Asks which years of the agreements are changed, and to what; one that is not chosen stays as it is in each. */
export function EditYearsForm({ onChosen }: { readonly onChosen: (edit: BulkEdit) => void }) {
  const { t } = useTranslation(MODULE_ID);
  const first = firstAgreementYear(new Date());
  const years = Array.from({ length: MAX_AGREEMENT_END_YEAR - first + 1 }, (_, index) => first + index);
  const options = years.map((year) => ({ value: String(year), label: academicYearName(year) }));
  const { control, handleSubmit } = useForm<Years>({
    defaultValues: { startYear: null, endYear: null },
    resolver: resolveBy(faultsOf),
  });
  const submit = handleSubmit(({ startYear, endYear }) =>
    onChosen({ ...(startYear !== null && { startYear }), ...(endYear !== null && { endYear }) }),
  );
  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <Stack gap="M">
        <FieldGrid columns={2}>
          {(['startYear', 'endYear'] as const).map((name) => (
            <SelectField
              key={name}
              name={name}
              control={control}
              label={t(`bulkWork.EditYearsForm.${name}`)}
              options={options}
              valueAs="number"
              placeholder={t('bulkWork.EditYearsForm.stays')}
            />
          ))}
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

function faultsOf({ startYear, endYear }: Years) {
  if (startYear === null && endYear === null) return [{ field: 'endYear', code: refusedAs('required') }];
  const isBackwards = startYear !== null && endYear !== null && endYear < startYear;
  return isBackwards ? [{ field: 'endYear', code: refusedAs('end-before-start') }] : [];
}

import { academicYearName, MAX_AGREEMENT_END_YEAR } from 'shared-contracts/dates/academicYear.ts';
import { firstAgreementYear } from 'shared-contracts/agreements/entities/agreementYears.ts';
import { refusedAs } from 'shared-contracts/errors/errorCodes.ts';
import { useTranslation } from 'shared-ui/core';
import { FieldGrid, resolveBy, SelectField, useForm } from 'shared-ui/fields';
import { MODULE_ID } from '../../../moduleId.ts';
import type { JobChoice } from './Preview.tsx';
import { PreviewForm } from './PreviewForm.tsx';

type Years = { readonly startYear: number | null; readonly endYear: number | null };

/** Asks which years of the agreements are changed, and to what; one that is not chosen stays as it is in each. */
export function EditYearsForm({ job }: { readonly job: JobChoice }) {
  const { t } = useTranslation(MODULE_ID);
  const first = firstAgreementYear(new Date());
  const years = Array.from({ length: MAX_AGREEMENT_END_YEAR - first + 1 }, (_, index) => first + index);
  const options = years.map((year) => ({ value: String(year), label: academicYearName(year) }));
  const form = useForm<Years>({
    defaultValues: { startYear: null, endYear: null },
    resolver: resolveBy(faultsOf),
  });
  return (
    <PreviewForm job={job} form={form} toInput={toInput}>
      <FieldGrid columns={2}>
        {(['startYear', 'endYear'] as const).map((name) => (
          <SelectField
            key={name}
            name={name}
            control={form.control}
            label={t(`bulkWork.EditYearsForm.${name}`)}
            options={options}
            valueAs="number"
            placeholder={t('bulkWork.EditYearsForm.stays')}
          />
        ))}
      </FieldGrid>
    </PreviewForm>
  );
}

/** What was not chosen is not part of the edit. */
function toInput({ startYear, endYear }: Years): object {
  return { edit: { ...(startYear !== null && { startYear }), ...(endYear !== null && { endYear }) } };
}

function faultsOf({ startYear, endYear }: Years) {
  if (startYear === null && endYear === null) return [{ field: 'endYear', code: refusedAs('required') }];
  const isBackwards = startYear !== null && endYear !== null && endYear < startYear;
  return isBackwards ? [{ field: 'endYear', code: refusedAs('end-before-start') }] : [];
}

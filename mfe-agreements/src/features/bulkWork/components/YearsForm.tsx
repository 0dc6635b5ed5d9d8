import {
  academicYearName,
  academicYearOf,
  MAX_AGREEMENT_END_YEAR,
} from 'shared-contracts/dates/academicYear.ts';
import {
  agreementYearsSchema,
  firstAgreementYear,
} from 'shared-contracts/agreements/entities/agreementYears.ts';
import { useTranslation } from 'shared-ui/core';
import { FieldGrid, resolveBy, SelectField, useForm } from 'shared-ui/fields';
import { schemaIssues } from 'shared-record/model';
import { MODULE_ID } from '../../../moduleId.ts';
import type { JobChoice } from './Preview.tsx';
import { PreviewForm } from './PreviewForm.tsx';

type Years = { readonly startYear: number | null; readonly endYear: number | null };

/** Asks for the years of the agreements that a renewal makes, of those that a new agreement may have. */
export function YearsForm({ job }: { readonly job: JobChoice }) {
  const { t } = useTranslation(MODULE_ID);
  const now = new Date();
  const first = firstAgreementYear(now);
  const years = Array.from({ length: MAX_AGREEMENT_END_YEAR - first + 1 }, (_, index) => first + index);
  const options = years.map((year) => ({ value: String(year), label: academicYearName(year) }));
  const form = useForm<Years>({
    defaultValues: {
      startYear: Math.min(academicYearOf(now) + 1, MAX_AGREEMENT_END_YEAR),
      endYear: MAX_AGREEMENT_END_YEAR,
    },
    resolver: resolveBy((values) => schemaIssues(agreementYearsSchema(new Date()), values)),
  });
  return (
    <PreviewForm job={job} form={form} toInput={(chosen) => ({ years: chosen })}>
      <FieldGrid columns={2}>
        {(['startYear', 'endYear'] as const).map((name) => (
          <SelectField
            key={name}
            name={name}
            control={form.control}
            label={t(`bulkWork.YearsForm.${name}`)}
            options={options}
            valueAs="number"
            isRequired
            placeholder={t('bulkWork.YearsForm.choose')}
          />
        ))}
      </FieldGrid>
    </PreviewForm>
  );
}

import {
  academicYearName,
  academicYearOf,
  MAX_AGREEMENT_END_YEAR,
} from 'shared-contracts/dates/academicYear.ts';
import type { RenewalYears } from 'shared-contracts/bulk/bulkJobs.ts';
import {
  agreementYearsSchema,
  firstAgreementYear,
} from 'shared-contracts/agreements/entities/agreementYears.ts';
import { Button, Stack, useTranslation } from 'shared-ui/core';
import { FieldGrid, resolveBy, SelectField, useForm } from 'shared-ui/fields';
import { schemaIssues } from 'shared-record/model';
import { MODULE_ID } from '../../../moduleId.ts';

type Years = { readonly startYear: number | null; readonly endYear: number | null };

/** Asks for the years of the agreements that a renewal makes, of those that a new agreement may have. */
export function YearsForm({ onChosen }: { readonly onChosen: (years: RenewalYears) => void }) {
  const { t } = useTranslation(MODULE_ID);
  const now = new Date();
  const first = firstAgreementYear(now);
  const years = Array.from({ length: MAX_AGREEMENT_END_YEAR - first + 1 }, (_, index) => first + index);
  const options = years.map((year) => ({ value: String(year), label: academicYearName(year) }));
  const { control, handleSubmit } = useForm<Years>({
    defaultValues: {
      startYear: Math.min(academicYearOf(now) + 1, MAX_AGREEMENT_END_YEAR),
      endYear: MAX_AGREEMENT_END_YEAR,
    },
    resolver: resolveBy((values) => schemaIssues(agreementYearsSchema(new Date()), values)),
  });
  const submit = handleSubmit(({ startYear, endYear }) => {
    if (startYear !== null && endYear !== null) onChosen({ startYear, endYear });
  });
  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <Stack gap="M">
        <FieldGrid columns={2}>
          {(['startYear', 'endYear'] as const).map((name) => (
            <SelectField
              key={name}
              name={name}
              control={control}
              label={t(`bulkWork.YearsForm.${name}`)}
              options={options}
              valueAs="number"
              isRequired
              placeholder={t('bulkWork.YearsForm.choose')}
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

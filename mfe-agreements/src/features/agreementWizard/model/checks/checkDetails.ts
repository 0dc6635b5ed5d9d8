import { agreementPartnerSchema } from 'shared-contracts/agreements/entities/agreementPartner.ts';
import { agreementYearsSchema } from 'shared-contracts/agreements/entities/agreementYears.ts';
import { schemaIssues } from 'shared-record/model';
import type { FieldIssue } from 'shared-ui/fields';
import type { AgreementForm } from '../form/agreementForm.ts';

/** Checks years and partner; whether a year that an old agreement has already counts is not decided here. */
export function checkDetails(form: AgreementForm, now: Date): readonly FieldIssue[] {
  return [agreementYearsSchema(now), agreementPartnerSchema].flatMap((schema) => schemaIssues(schema, form));
}

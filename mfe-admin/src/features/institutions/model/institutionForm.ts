import {
  INSTITUTION_MEMBERS,
  institutionSchema,
  spacedErasmusCode,
  type InstitutionRecord,
} from 'shared-contracts/institutions/entities/institution.ts';
import { fieldForm } from 'shared-contracts/members/form/fieldForm.ts';
import { formOf } from 'shared-contracts/members/form/formOf.ts';
import { readForm, type FormOf } from 'shared-contracts/members/form/formPart.ts';
import { INSTITUTION } from 'shared-contracts/institutions/members/institution.ts';
import {
  schemaIssues,
  type ConflictShape,
  type DraftKind,
  type OpenedRecord,
  type WizardStep,
} from 'shared-record/model';

const code = fieldForm(INSTITUTION.fields.erasmusCode);

/** What the office may change of an institution; the spaces of an Erasmus code need not be typed. */
export const INSTITUTION_FORM = formOf(INSTITUTION, INSTITUTION_MEMBERS, {
  erasmusCode: {
    ...code,
    write: (text: string) => (text.trim() === '' ? null : spacedErasmusCode(text)),
  },
});
export interface InstitutionForm extends FormOf<typeof INSTITUTION_FORM> {}
export type InstitutionMember = keyof InstitutionForm;

export const INSTITUTION_SHAPE: ConflictShape<InstitutionForm> = { fields: INSTITUTION_MEMBERS };

export const INSTITUTION_DRAFT_KIND: DraftKind<InstitutionForm> = {
  name: 'institution',
  version: 1,
  schema: INSTITUTION_FORM.schema,
  isPersonal: false,
};

/** The form is one step, checked by the schema that the server uses too. */
export const INSTITUTION_STEPS: ReadonlyArray<WizardStep<InstitutionForm>> = [
  {
    id: 'institution',
    titleKey: 'institutions.form.heading',
    members: INSTITUTION_MEMBERS,
    check: (form) => schemaIssues(institutionSchema, INSTITUTION_FORM.write(form)),
  },
];

export type OpenedInstitution = OpenedRecord<InstitutionForm>;

/** An institution as it was read. */
export function openedInstitution(institution: InstitutionRecord): OpenedInstitution {
  return {
    id: institution.id,
    version: institution.dateModified,
    creationKey: null,
    isAsMade: false,
    form: readForm(INSTITUTION_FORM, institution),
  };
}

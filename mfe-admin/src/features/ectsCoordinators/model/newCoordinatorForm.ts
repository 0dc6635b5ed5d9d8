import {
  newCoordinatorFormSchema,
  type EctsCoordinator,
} from 'shared-contracts/institutions/entities/ectsCoordinator.ts';
import type { Language } from 'shared-contracts/text/language.ts';
import { ECTS_COORDINATOR } from 'shared-contracts/institutions/members/ectsCoordinator.ts';
import { fieldForm } from 'shared-contracts/members/form/fieldForm.ts';
import { formOf } from 'shared-contracts/members/form/formOf.ts';
import type { FormOf } from 'shared-contracts/members/form/formPart.ts';
import { DEPARTMENT } from 'shared-contracts/institutions/members/institution.ts';
import { nameIn } from 'shared-contracts/text/names.ts';
import {
  schemaIssues,
  type ConflictShape,
  type DraftKind,
  type OpenedRecord,
  type WizardStep,
} from 'shared-record/model';

/** Fields of the add form, in the order of the documents. Source: specification document 2, section 2.5. */
const NEW_COORDINATOR_MEMBERS = [
  'department',
  'firstName',
  'lastName',
  'email',
  'phone',
  'address',
  'purpose',
] as const;

/** What is asked of a new coordinator; the department by its name, which is chosen or typed. */
export const NEW_COORDINATOR_FORM = formOf(ECTS_COORDINATOR, NEW_COORDINATOR_MEMBERS, {
  department: fieldForm(DEPARTMENT.fields.name),
});
export interface NewCoordinatorForm extends FormOf<typeof NEW_COORDINATOR_FORM> {}
export type NewCoordinatorField = keyof NewCoordinatorForm;

export const NEW_COORDINATOR_SHAPE: ConflictShape<NewCoordinatorForm> = { fields: NEW_COORDINATOR_MEMBERS };

/** A person's phone and address, before anybody has published them: drafts are sealed. */
export const NEW_COORDINATOR_DRAFT_KIND: DraftKind<NewCoordinatorForm> = {
  name: 'ectsCoordinator',
  version: 1,
  schema: NEW_COORDINATOR_FORM.schema,
  isPersonal: true,
};

/** The form is one step, checked by the schema that the server uses too. */
export const NEW_COORDINATOR_STEPS: ReadonlyArray<WizardStep<NewCoordinatorForm>> = [
  {
    id: 'coordinator',
    titleKey: 'newCoordinator.heading',
    members: NEW_COORDINATOR_MEMBERS,
    check: (form) => schemaIssues(newCoordinatorFormSchema, form),
  },
];

export type OpenedCoordinator = OpenedRecord<NewCoordinatorForm>;

/** An empty form. */
export function openedNew(): OpenedCoordinator {
  const form = NEW_COORDINATOR_FORM.empty();
  return { id: null, version: null, creationKey: crypto.randomUUID(), isAsMade: false, form };
}

/** What an earlier save has made whose answer was lost: the form goes on with that record. */
export function openedSaved(saved: EctsCoordinator, language: Language): OpenedCoordinator {
  const { id, dateModified, department } = saved;
  const form = NEW_COORDINATOR_FORM.read({ ...EMPTY, ...saved, department: nameIn(department, language) });
  return { id, version: dateModified, creationKey: null, isAsMade: true, form };
}

const EMPTY = { firstName: '', lastName: '', email: '', phone: '', address: '', purpose: '' };

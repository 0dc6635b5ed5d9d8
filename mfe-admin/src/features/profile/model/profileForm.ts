import { PROFILE_MEMBERS } from 'shared-contracts/institutions/contacts.ts';
import { profileSchema } from 'shared-contracts/institutions/entities/contact.ts';
import { CONTACT } from 'shared-contracts/institutions/members/contact.ts';
import { formOf } from 'shared-contracts/members/form/formOf.ts';
import type { FormOf } from 'shared-contracts/members/form/formPart.ts';
import {
  schemaIssues,
  type ConflictShape,
  type DraftKind,
  type IsDue,
  type WizardStep,
} from 'shared-record/model';

/** What a person says of themselves. */
export const PROFILE_FORM = formOf(CONTACT, PROFILE_MEMBERS);
export interface ProfileForm extends FormOf<typeof PROFILE_FORM> {}
export type ProfileMember = keyof ProfileForm;

export const PROFILE_SHAPE: ConflictShape<ProfileForm> = { fields: PROFILE_MEMBERS };

/** Phone and address of a person: drafts are sealed. */
export const PROFILE_DRAFT_KIND: DraftKind<ProfileForm> = {
  name: 'profile',
  version: 1,
  schema: PROFILE_FORM.schema,
  isPersonal: true,
};

/** The form is one step: everything is required, and checked by the schemas that the server uses too. */
export const PROFILE_STEPS: readonly WizardStep<ProfileForm>[] = [
  {
    id: 'profile',
    titleKey: 'profile.ProfileForm.heading',
    members: PROFILE_MEMBERS,
    check: (form) => schemaIssues(profileSchema, form),
  },
];

/** A title that the record has had all along may stay, though nobody is offered it. */
export const isDue: IsDue<ProfileForm> = ({ field, code }, form, { opened }) =>
  !(field === 'title' && code === 'not-in-list' && form.title === opened.title);

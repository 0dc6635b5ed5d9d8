import { institutionOfContact, personOfContact } from 'shared-contracts/institutions/contacts.ts';
import { LOCAL_INSTITUTION_ID } from 'shared-contracts/agreements/agreements.ts';
import {
  MOBILITY_LISTS,
  type AgreementItem,
  type ItemContact,
} from 'shared-contracts/agreements/entities/agreementItem.ts';
import { AGREEMENT } from 'shared-contracts/agreements/members/agreement.ts';
import { CONTACT } from 'shared-contracts/institutions/members/contact.ts';
import { DEPARTMENT_FORM } from 'shared-contracts/institutions/members/departmentForm.ts';
import { fieldForm } from 'shared-contracts/members/form/fieldForm.ts';
import { formOf } from 'shared-contracts/members/form/formOf.ts';
import {
  readForm,
  type FormOf,
  type NamedPart,
  type ReplyFor,
} from 'shared-contracts/members/form/formPart.ts';
import { listOf, objectForm, withUnsent } from 'shared-contracts/members/form/formParts.ts';
import { REFERENCE } from 'shared-contracts/members/form/idForm.ts';
import { keyed } from 'shared-record/form';
import { ROW_LISTS } from '../../../../lib/mobilityRows/rowForms.ts';

const roles = listOf(objectForm({ value: fieldForm({ type: 'text', requiredWhen: 'posted' }) }));
const contactParts = {
  department: {
    ...DEPARTMENT_FORM,
    read: (department: ItemContact['department']) =>
      department == null
        ? null
        : { ...readForm(DEPARTMENT_FORM, department), ounitId: department.ounitId ?? null },
  },
  roles: {
    ...roles,
    read: (given: ReplyFor<typeof roles>) => roles.read((given ?? []).filter(({ value }) => value != null)),
  },
};

const contact = keyed(
  'contact',
  withUnsent(
    formOf(
      CONTACT,
      ['id', 'title', 'givenName', 'familyName', 'email', 'phone', 'address', 'url', 'department', 'roles'],
      contactParts,
    ),
    {
      phoneAsGiven: { ...fieldForm(CONTACT.fields.phone), read: ({ phone }: ItemContact) => phone ?? '' },
      person: { ...REFERENCE, read: personOfContact },
      isOwnWording: { ...fieldForm({ type: 'boolean' }), read: (_: ItemContact) => false },
    },
  ),
);
export interface ContactForm extends FormOf<typeof contact> {}
/**
 * A contact in the form; `id` null for a new one.
 *
 * - phoneAsGiven: the phone as it was read or as the partner's registry sent it; it is not refused while it stays as it is
 * - person: whose contact it is; null while it is typed
 * - isOwnWording: somebody said that this agreement words the contact of all agreements for itself
 */
export const CONTACT_FORM: NamedPart<typeof contact, ContactForm> = contact;

const agreement = withUnsent(
  formOf(AGREEMENT, ['startYear', 'endYear', ...MOBILITY_LISTS, 'comments'], ROW_LISTS),
  {
    country: { ...REFERENCE, read: (agreement: AgreementItem) => partnerOf(agreement)?.country?.id ?? null },
    institution: { ...REFERENCE, read: (agreement: AgreementItem) => partnerOf(agreement)?.id ?? null },
    localContacts: contactsOf(isLocal),
    partnerContacts: contactsOf((contact) => !isLocal(contact)),
  },
);
export interface AgreementForm extends FormOf<typeof agreement> {}
/**
 * Everything that the wizard edits: the one form of all steps, and the draft that the browser keeps.
 *
 * - startYear, endYear: academic years by their first calendar year
 * - country: of the partner; institution: the partner's record id
 * - contacts: each on the side of the institution that it speaks for
 * - a mobility list that is null is switched off ("No"); an empty one is switched on and has no row yet
 * - comments: HTML
 */
export const AGREEMENT_FORM: NamedPart<typeof agreement, AgreementForm> = agreement;

function contactsOf(isOnSide: (contact: ItemContact) => boolean) {
  return {
    ...listOf(CONTACT_FORM),
    read: ({ departmentalCoordinatorContacts }: AgreementItem) =>
      departmentalCoordinatorContacts.filter(isOnSide).map((contact) => readForm(CONTACT_FORM, contact)),
  };
}

/** Of whom nobody knows the institution, the office keeps the record with its own. */
function isLocal(contact: ItemContact): boolean {
  return (institutionOfContact(contact) ?? LOCAL_INSTITUTION_ID) === LOCAL_INSTITUTION_ID;
}

function partnerOf({ institutions }: AgreementItem) {
  return institutions.find(({ id }) => id !== LOCAL_INSTITUTION_ID);
}

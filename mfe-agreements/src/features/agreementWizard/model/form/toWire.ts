import { LOCAL_INSTITUTION_ID, type AgreementStatusName } from 'shared-contracts/agreements/agreements.ts';
import { inInstitution } from 'shared-contracts/institutions/members/departmentForm.ts';
import { isSame } from 'shared-record/model';
import { AGREEMENT_FORM, CONTACT_FORM, type AgreementForm, type ContactForm } from './agreementForm.ts';

/**
 * What a save needs besides the form.
 *
 * - agreementId, version: null for a new agreement; otherwise the version that the form began from
 * - opened: the form as it began; institutions: ids of the agreement as it was opened
 * - factsheets: active ones of both sides; null leaves them to the server
 * - hasComments: whether the person may post comments
 */
export type SaveFacts = {
  readonly agreementId: number | null;
  readonly version: string | null;
  readonly status: AgreementStatusName;
  readonly opened: AgreementForm;
  readonly institutions: readonly number[];
  readonly factsheets: readonly number[] | null;
  readonly hasComments: boolean;
};

/** Writes the form as the one body that saves all of an agreement. Source: specification document 2, section 7. */
export function toWire(form: AgreementForm, save: SaveFacts) {
  const { comments, ...members } = AGREEMENT_FORM.write(form);
  return {
    ...(save.agreementId === null ? {} : { id: save.agreementId, dateModified: save.version }),
    ...members,
    status: { name: save.status },
    institutions: institutionsOf(form, save).map((id) => ({ id })),
    departmentalCoordinatorContacts: [
      ...form.localContacts.map((contact) =>
        toContact(contact, LOCAL_INSTITUTION_ID, save.opened.localContacts),
      ),
      ...form.partnerContacts.map((contact) =>
        toContact(contact, form.institution, save.opened.partnerContacts),
      ),
    ],
    ...(save.factsheets === null ? {} : { factsheets: save.factsheets.map((id) => ({ id })) }),
    ...(save.hasComments ? { comments } : {}),
  };
}

/** Further partners of an agreement, which the form does not show, stay as long as its partner does. */
function institutionsOf(
  { institution }: AgreementForm,
  { opened, institutions }: SaveFacts,
): readonly number[] {
  const isKept = institution === opened.institution && institutions.length > 0;
  return isKept ? institutions : [LOCAL_INSTITUTION_ID, ...(institution === null ? [] : [institution])];
}

/** A contact that was left alone is sent as a link, so that its record stays as it is. */
function toContact(contact: ContactForm, institution: number | null, opened: readonly ContactForm[]) {
  const { id } = contact;
  if (id !== null && opened.some((known) => known.id === id && isSame(known, contact))) return { id };
  const body = CONTACT_FORM.write(contact);
  return { ...body, department: inInstitution(body.department, institution) };
}

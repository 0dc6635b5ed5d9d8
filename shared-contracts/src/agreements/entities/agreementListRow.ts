import * as z from 'zod/mini';
import { DEFAULT_LOCAL_CONTACT_ID, LOCAL_INSTITUTION_ID } from '../agreements.ts';
import { institutionOfContact } from '../../institutions/contacts.ts';
import { AGREEMENT } from '../members/agreement.ts';
import { CONTACT } from '../../institutions/members/contact.ts';
import { DEPARTMENT, INSTITUTION } from '../../institutions/members/institution.ts';
import { known } from '../../call/known.ts';
import { REFUSALS } from '../../errors/errorCodes.ts';
import { NO_STEP, WAITING_STEPS } from '../lifeCycle/waitingSteps.ts';
import { asGiven, pickReadable } from '../../members/reply/pick.ts';
import { withDerived } from '../../members/reply/withDerived.ts';
import type { Named, RecordOf } from '../../members/reply/picked.ts';
import { ACADEMIC_YEAR, AGREEMENT_STATUSES, EWP_STATUSES } from '../../reference/reference.ts';

const year = asGiven(pickReadable(ACADEMIC_YEAR, ['id', 'name']));

/** Members of a row, and what its links have but for the institutions: of all columns that people may choose, the documents' are the least. */
export const LIST_MEMBERS = [
  'id',
  'startYear',
  'endYear',
  'institutions',
  'departmentalCoordinatorContacts',
  'status',
  'ewpStatus',
  'dateCreated',
  'isDeleted',
  'terminated',
] as const;
export const LIST_NESTED = {
  startYear: year,
  endYear: year,
  departmentalCoordinatorContacts: pickReadable(
    CONTACT,
    ['id', 'givenName', 'familyName', 'department', 'institution'],
    {
      department: pickReadable(DEPARTMENT, ['id', 'name', 'nameGR', 'institution'], {
        institution: pickReadable(INSTITUTION, ['id']),
      }),
      institution: pickReadable(INSTITUTION, ['id']),
    },
  ),
  status: asGiven(pickReadable(AGREEMENT_STATUSES, ['id', 'name'])),
  dateCreated: z.nullish(z.string()),
  ewpStatus: asGiven(pickReadable(EWP_STATUSES, ['id', 'name'])),
};

const pickedAgreementListRow = pickReadable(AGREEMENT, LIST_MEMBERS, {
  ...LIST_NESTED,
  institutions: pickReadable(INSTITUTION, ['id', 'name', 'nameGR', 'erasmusCode', 'isLocal']),
});

export interface AgreementListRow extends RecordOf<typeof pickedAgreementListRow> {}
/**
 * Row of the agreement list, as `MobilityAgreements` answers.
 *
 * - institutions: of both sides; the code has the double spaces that Erasmus codes are filled up with (`A  GRAZ01`)
 * - departmentalCoordinatorContacts: of both sides; `nameGR` is the department's name in Greek where it has one
 * - ewpStatus: absent until the network knows the agreement
 * - terminated: see `TERMINATION_STATUS`
 * - dateCreated: ISO time; absent for what came from older systems
 *
 * Source: specification document 1, section 7.1.
 */
export const agreementListRow: Named<typeof pickedAgreementListRow, AgreementListRow> =
  pickedAgreementListRow;

export const WAITING_MEMBERS = {
  waitingStep: z.nullish(known([...WAITING_STEPS, NO_STEP])),
  waitingObstacle: z.nullish(known([...REFUSALS, NO_STEP])),
  waitsForUsSince: z.nullish(z.string()),
  waitsForPartnerSince: z.nullish(z.string()),
};
/** The same with what waits, and since when: asked for where somebody asks what waits, as it takes longer to find out. */
export const waitingListRow = withDerived(agreementListRow, WAITING_MEMBERS);
export type WaitingListRow = AgreementListRow &
  Partial<
    Pick<
      RecordOf<typeof waitingListRow>,
      'waitingStep' | 'waitingObstacle' | 'waitsForUsSince' | 'waitsForPartnerSince'
    >
  >;

export type AgreementInstitution = AgreementListRow['institutions'][number];
export type AgreementContact = AgreementListRow['departmentalCoordinatorContacts'][number];

/** Gives the institutions of an agreement that are not the local one. */
export function partnersOf<Institution extends AgreementInstitution>({
  institutions,
}: {
  readonly institutions: readonly Institution[];
}): readonly Institution[] {
  return institutions.filter(({ id, isLocal }) => id !== LOCAL_INSTITUTION_ID && isLocal !== true);
}

/**
 * Gives the coordinators who speak for the local institution, without the office's own contact: every agreement has that
 * one, so it tells nothing.
 */
export function localCoordinatorsOf(
  agreement: Pick<AgreementListRow, 'departmentalCoordinatorContacts'>,
): readonly AgreementContact[] {
  return agreement.departmentalCoordinatorContacts.filter(
    (contact) =>
      contact.id !== DEFAULT_LOCAL_CONTACT_ID && institutionOfContact(contact) === LOCAL_INSTITUTION_ID,
  );
}

import * as z from 'zod/mini';
import { DEFAULT_LOCAL_CONTACT_ID, LOCAL_INSTITUTION_ID } from '../agreements.ts';

/** Members that the agreement list asks for. Source: specification document 1, section 7.1. */
export const AGREEMENT_LIST_SELECT = [
  'id',
  'startYear',
  'endYear',
  'institutions',
  'departmentalCoordinatorContacts',
  'status',
  'ewpStatus',
  'dateCreated',
] as const;

/** How deep the list asks for institutions and contacts. */
export const AGREEMENT_LIST_EXPAND = [
  'institutions($select=id,name,erasmusCode,isLocal)',
  'departmentalCoordinatorContacts($select=id,givenName,familyName;$expand=department($select=id,name,nameGR;$expand=institution($select=id)))',
] as const;

const named = z.object({ id: z.number(), name: z.nullish(z.string()) });

const institution = z.object({
  id: z.number(),
  name: z.nullish(z.string()),
  erasmusCode: z.nullish(z.string()),
  isLocal: z.nullish(z.boolean()),
});

const contact = z.object({
  id: z.number(),
  givenName: z.nullish(z.string()),
  familyName: z.nullish(z.string()),
  department: z.nullish(
    z.object({
      id: z.number(),
      name: z.nullish(z.string()),
      nameGR: z.nullish(z.string()),
      institution: z.nullish(z.object({ id: z.number() })),
    }),
  ),
});

/**
 * Row of the agreement list, as `MobilityAgreements` answers to {@link AGREEMENT_LIST_SELECT} and {@link AGREEMENT_LIST_EXPAND}.
 *
 * - institutions: of both sides; the code has the double spaces that Erasmus codes are filled up with (`A  GRAZ01`)
 * - departmentalCoordinatorContacts: of both sides; `nameGR` is the department's name in Greek where it has one
 * - ewpStatus: absent until the network knows the agreement
 * - dateCreated: ISO time; absent for what came from older systems
 */
export const agreementListRowSchema = z.object({
  id: z.number(),
  startYear: z.nullish(named),
  endYear: z.nullish(named),
  institutions: z.array(institution),
  departmentalCoordinatorContacts: z.array(contact),
  status: z.nullish(named),
  ewpStatus: z.nullish(named),
  dateCreated: z.nullish(z.string()),
});
export type AgreementListRow = z.infer<typeof agreementListRowSchema>;
export type AgreementInstitution = AgreementListRow['institutions'][number];
export type AgreementContact = AgreementListRow['departmentalCoordinatorContacts'][number];

/** Gives the institutions of an agreement that are not the local one. */
export function partnersOf({
  institutions,
}: Pick<AgreementListRow, 'institutions'>): readonly AgreementInstitution[] {
  return institutions.filter(({ id, isLocal }) => id !== LOCAL_INSTITUTION_ID && isLocal !== true);
}

/**
 * Gives the coordinators whose department belongs to the local institution, without the office's own contact: every agreement has that
 * one, so it tells nothing.
 */
export function localCoordinatorsOf(
  agreement: Pick<AgreementListRow, 'departmentalCoordinatorContacts'>,
): readonly AgreementContact[] {
  return agreement.departmentalCoordinatorContacts.filter(
    ({ id, department }) =>
      id !== DEFAULT_LOCAL_CONTACT_ID && department?.institution?.id === LOCAL_INSTITUTION_ID,
  );
}

import * as z from 'zod/mini';
import { refusedAs } from '../errors/errorCodes.ts';
import type { Permission } from '../rights/permissions.ts';

/** Sets whose records somebody of the office can be in charge of. */
export const OFFICER_SETS = ['MobilityAgreements', 'ApplicationStudentStudiesForms'] as const;
export type OfficerSet = (typeof OFFICER_SETS)[number];
/** Permission that each set needs of whoever reads and changes who is in charge. */
export const OFFICER_SET_PERMISSIONS: Readonly<Record<OfficerSet, Permission>> = {
  MobilityAgreements: 'iia_edit_iro',
  ApplicationStudentStudiesForms: 'application_settings',
};

/** Records that one call assigns at most: as many as a list lets somebody choose. */
export const MOST_ASSIGNED = 5_000;

const recordId = z.int().check(z.minimum(1));
const officerId = z.nullable(z.int().check(z.minimum(1)));
const set = z.enum(OFFICER_SETS, refusedAs('not-in-list'));

/**
 * Somebody who is, or can be, in charge.
 *
 * - name: in the reader's language; isOpen: they have an account of the office that is not closed, so records can be assigned to them
 * - away: of whoever is away today, the last day, `YYYY-MM-DD`, and who stands in for them
 * - isOnMyDesk: the reader stands in for them today, or for who does
 */
export const officerSchema = z.object({
  id: z.number(),
  name: z.string(),
  isOpen: z.boolean(),
  away: z.nullable(z.object({ lastDay: z.string(), deputy: z.number() })),
  isOnMyDesk: z.boolean(),
});
export interface Officer extends z.infer<typeof officerSchema> {}

/** Everybody of the office, and who else is in charge of something, by name. - me: the reader's id */
export const officersSchema = z.object({ me: z.number(), value: z.array(officerSchema) });
export interface Officers extends z.infer<typeof officersSchema> {}

export const currentOfficersBodySchema = z.strictObject({
  set,
  ids: z.array(recordId).check(z.minLength(1), z.maxLength(MOST_ASSIGNED)),
});

/** Who is in charge of records now; null for nobody. Records that are not there are missing. */
export const currentOfficersSchema = z.object({
  value: z.array(z.object({ id: z.number(), officer: z.nullable(z.number()) })),
});
export interface CurrentOfficers extends z.infer<typeof currentOfficersSchema> {}

/** - from: who was in charge when the caller looked; to: who shall be; null for nobody */
const assignmentSchema = z.strictObject({ id: recordId, from: officerId, to: officerId });
export interface Assignment extends z.infer<typeof assignmentSchema> {}

export const assignOfficersBodySchema = z.strictObject({
  set,
  items: z.array(assignmentSchema).check(z.minLength(1), z.maxLength(MOST_ASSIGNED)),
});
export interface AssignOfficersBody extends z.infer<typeof assignOfficersBodySchema> {}

/**
 * What came of it.
 *
 * - assigned: records of which the person named is in charge now
 * - changed: records of which somebody else was in charge than the caller had seen, which stay theirs
 * - missing: records that are not there
 */
export const assignOfficersReplySchema = z.object({
  assigned: z.array(z.number()),
  changed: z.array(z.object({ id: z.number(), officer: z.nullable(z.number()) })),
  missing: z.array(z.number()),
});
export interface AssignOfficersReply extends z.infer<typeof assignOfficersReplySchema> {}

import { sql } from 'kysely';
import { refusedAs } from 'shared-contracts/errors/errorCodes.ts';
import { DEFAULT_LOCAL_CONTACT_ID } from 'shared-contracts/agreements/agreements.ts';
import type { FieldError } from 'shared-contracts/errors/errors.ts';
import type { MemberOf } from 'shared-contracts/sets/entityOf.ts';
import type { SaveContext } from '../../../records/save/saveContext.ts';
import { ownLocalContact } from './agreementContacts.ts';
import { agreementState } from './agreementState.ts';
import { STATE_MEMBERS } from './agreementSteps.ts';
import type { Change } from '../../../records/save/setRules.ts';

type Agreement = 'MobilityAgreements';

/** What the six steps of Faculty's form show, and what follows from it; which states they may post the life cycle says. */
const SHOWN: readonly MemberOf<Agreement>[] = [
  'startYear',
  'endYear',
  'institutions',
  'factsheets',
  'departmentalCoordinatorContacts',
  'studentMobilitiesForStudies',
  'studentMobilitiesForTraineeship',
  'staffMobilitiesForTeaching',
  'staffMobilitiesForTraining',
  'owner',
];

/**
 * Refuses what whoever is not the office changes in a draft beyond the steps that the form shows them: `read-only`.
 *
 * The contacts of the local university are the office's step; one's own is added by the server, and may come along.
 */
export async function facultyErrors(
  change: Change<Agreement>,
  context: SaveContext,
): Promise<readonly FieldError[]> {
  if (context.caller.permissions.includes('iia_edit_iro')) return [];
  const { changed } = change;
  const hidden = changed.filter(
    (member) => !SHOWN.includes(member) && !STATE_MEMBERS.some((state) => state === member),
  );
  const hasLocalChange =
    changed.includes('departmentalCoordinatorContacts') && (await changesLocalContacts(change, context));
  return [...hidden, ...(hasLocalChange ? ['departmentalCoordinatorContacts'] : [])].map((field) => ({
    field,
    code: refusedAs('read-only'),
  }));
}

async function changesLocalContacts(
  { before, after }: Change<Agreement>,
  { caller, database }: SaveContext,
): Promise<boolean> {
  const [old, now] = [
    before?.departmentalCoordinatorContacts ?? [],
    agreementState(after).departmentalCoordinatorContacts,
  ];
  const removed = old.filter((id) => !now.includes(id));
  const added = now.filter((id) => !old.includes(id));
  if (removed.includes(DEFAULT_LOCAL_CONTACT_ID)) return true;
  const own = await ownLocalContact(database, caller.id);
  const { rows } = await sql`
    select from contacts left join institutions on institutions.id = contacts.institution_id
    where contacts.id = any(${[...removed, ...added]}) and institutions.is_local is not false
      and contacts.person_id is distinct from ${own?.person ?? null}::integer limit 1`.execute(database);
  return rows.length > 0;
}

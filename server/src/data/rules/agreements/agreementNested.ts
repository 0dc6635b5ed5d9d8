import { LOCAL_INSTITUTION_ID } from 'shared-contracts/agreements/agreements.ts';
import type { FieldError } from 'shared-contracts/errors/errors.ts';
import type { MemberOf } from 'shared-contracts/sets/entityOf.ts';
import type { Key } from '../../../records/model/key.ts';
import type { NamedReference, NestedRecord } from '../../../records/save/posted/parsedMembers.ts';
import { nestedRecords, resolveNamed } from '../../../records/save/merge/resolveReferences.ts';
import type { SaveContext } from '../../../records/save/saveContext.ts';
import { agreementState } from './agreementState.ts';
import type { Nested, NestedOutcome } from '../../../records/save/setRules.ts';
import { knownContacts } from '../nested/knownContacts.ts';
import { saveNestedContacts } from '../nested/nestedContacts.ts';
import { saveNestedDepartments } from '../nested/nestedDepartments.ts';

/** Members of a contact that name another record. */
const LINKS = ['department', 'uid'] as const satisfies readonly MemberOf<'MobilityContacts'>[];

/**
 * Makes records of the contacts and departments that a save of an agreement carries, under the agreement's rights: whoever may edit
 * it may name people and departments of its institutions, whatever the rights on those sets.
 */
export async function saveNestedOfAgreement(
  { records, before, after }: Nested<'MobilityAgreements'>,
  context: SaveContext,
): Promise<NestedOutcome> {
  const institutions = new Set([...agreementState(after).institutions, LOCAL_INSTITUTION_ID]);
  const contacts = records.filter(({ target }) => target.name === 'MobilityContacts');
  const departments = [...records, ...contacts.flatMap(({ members }) => nestedRecords(members))].filter(
    ({ target }) => target.name === 'MobilityDepartments',
  );
  const known = await knownContacts(contacts, context);
  const holders = new Map(
    contacts.flatMap((contact) => namedIn(contact).map((name) => [name, contact] as const)),
  );
  const isKnown = (reference: NamedReference, id: Key) => {
    const stored = known.byId.get(holders.get(reference)?.id ?? '');
    const member = reference.path.split('/').at(-1);
    return stored !== undefined && LINKS.some((link) => link === member && stored[link] === id);
  };
  const errors: FieldError[] = [];
  const named = [...contacts, ...departments].flatMap(namedIn);
  const resolved = await resolveNamed(context.database, context.caller, named, isKnown, errors);
  const made = await saveNestedDepartments(departments, { institutions, resolved }, context);
  const saved = await saveNestedContacts(
    contacts,
    { before, institutions, resolved: new Map([...resolved, ...made.ids]), known },
    context,
  );
  const found = [...errors, ...made.errors];
  return {
    ids: new Map([...made.ids, ...saved.ids]),
    errors: [...found, ...saved.errors.filter((error) => !isNamedAlready(error, found))],
    changed: saved.changed,
  };
}

function namedIn({ members }: NestedRecord): NamedReference[] {
  return [...members.references.values()].filter((reference) => reference !== null && 'value' in reference);
}

/** A link to something that was refused is empty; why it is has been said. */
function isNamedAlready({ field }: FieldError, named: readonly FieldError[]): boolean {
  return named.some((error) => error.field === field || error.field.startsWith(`${field}/`));
}

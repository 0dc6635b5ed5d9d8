import { sql } from 'kysely';
import { DEFAULT_LOCAL_CONTACT_ID } from 'shared-contracts/agreements/agreements.ts';
import { MOST_TOLD_AGREEMENTS } from 'shared-contracts/people/people.ts';
import { type ChangeContext, lockRecords } from '../data/records.ts';
import { Problem } from '../platform/problems/problem.ts';
import { conflict, requireFound } from '../platform/problems/refusals.ts';
import type { PersonRecord } from './peopleParts.ts';
import { IS_TOLD } from './personSql.ts';
import { findPerson } from './readPerson.ts';

/** A person as somebody saw them. - version: of what they saw */
export type SeenPerson = { readonly id: number; readonly version: string };

/**
 * A person that one transaction works on, with every place that names them, locked until it ends.
 *
 * - records: the latest first
 * - agreements: ids of those that name the person, deleted ones left out; told: of these those whose partner hears of it
 */
export type LockedPerson = {
  readonly id: number;
  readonly records: readonly [PersonRecord, ...PersonRecord[]];
  readonly agreements: readonly number[];
  readonly told: ReadonlySet<number>;
};

/**
 * Locks people, each as somebody saw them.
 *
 * Agreements come before records and each kind in the order of ids, as a save of an agreement locks them: nobody waits in a circle.
 *
 * Throws a `Problem`: 404 when one is not there; 409 `stale` when anything of one or of their places has changed since; 409 for more agreements than
 * one call can tell of.
 */
export async function lockPeople(
  context: ChangeContext,
  seen: readonly SeenPerson[],
): Promise<readonly LockedPerson[]> {
  const { database } = context;
  const ids = [];
  for (const { id } of seen) ids.push(...requireFound(await findPerson(database, id)).records);
  await sql`
    select id from agreements where id in (select agreement_id from agreement_contacts where contact_id = any(${ids}::integer[]))
    order by id for update`.execute(database);
  await sql`select id from contacts where id = any(${ids}::integer[]) order by id for update`.execute(
    database,
  );
  const locked = [];
  for (const person of seen) locked.push(await lockedPerson(context, person));
  if (locked.reduce((sum, { told }) => sum + told.size, 0) > MOST_TOLD_AGREEMENTS) throw tooMany();
  return locked;
}

async function lockedPerson(context: ChangeContext, { id, version }: SeenPerson): Promise<LockedPerson> {
  const { database } = context;
  const known = requireFound(await findPerson(database, id));
  if (known.version !== version) throw stale();
  const records = [...(await lockRecords(context, 'MobilityContacts', known.records)).values()].toSorted(
    (a, b) => b.dateModified.localeCompare(a.dateModified) || b.id - a.id,
  );
  const [latest, ...others] = records;
  if (latest === undefined) throw stale();
  const { rows } = await sql<{ id: number; isTold: boolean }>`
    select agreements.id, ${IS_TOLD} as "isTold" from agreements where not is_deleted
      and agreements.id in (select agreement_id from agreement_contacts where contact_id = any(${known.records}::integer[]))
    order by agreements.id`.execute(database);
  return {
    id: known.id,
    records: [latest, ...others],
    agreements: rows.map((row) => row.id),
    told: new Set(rows.filter(({ isTold }) => isTold).map((row) => row.id)),
  };
}

/** Throws a `Problem` 409 for the contact that every agreement has: it is corrected, and is never gone. */
export function requireOneOfMany({ records }: LockedPerson): void {
  if (records.every(({ id }) => id !== DEFAULT_LOCAL_CONTACT_ID)) return;
  throw conflict({
    en: 'Every agreement names this person. Correct what it says; nobody stands in this place instead.',
    el: 'Το πρόσωπο αυτό υπάρχει σε κάθε συμφωνία. Διορθώστε τα στοιχεία του· δεν μπορεί ούτε να αντικατασταθεί ούτε να αποχωρήσει.',
  });
}

function stale(): Problem {
  return new Problem('stale', {
    en: 'Somebody changed this person or one of their places in the meantime. Nothing was saved: reload the page.',
    el: 'Κάποιος άλλαξε στο μεταξύ το πρόσωπο ή κάποια από τις θέσεις όπου εμφανίζεται. Τίποτα δεν αποθηκεύτηκε: ανανεώστε τη σελίδα.',
  });
}

function tooMany(): Problem {
  return conflict({
    en: `The partners of more than ${MOST_TOLD_AGREEMENTS} agreements would have to be notified at once. Nothing was saved.`,
    el: `Θα έπρεπε να ειδοποιηθούν μαζί οι εταίροι περισσότερων από ${MOST_TOLD_AGREEMENTS} συμφωνιών. Τίποτα δεν αποθηκεύτηκε.`,
  });
}

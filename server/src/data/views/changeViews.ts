import { sql } from 'kysely';
import {
  MOST_VIEWS,
  type ChangedView,
  type ListChoices,
  type ListView,
  type NewView,
} from 'shared-contracts/views/listViews.ts';
import type { Database } from '../../database/database.ts';
import { Problem } from '../../platform/problems/problem.ts';
import { notPermitted, refuse, requireFound } from '../../platform/problems/refusals.ts';
import { mayShareViews, readViews, type ViewReader } from './readViews.ts';

/** Keeps a view, and returns its name. Throws a `Problem`: 400 for a name that the person has already, and for too many; 403 for sharing without the right to. */
export async function keepView(
  transaction: Database,
  { name, query, isShared }: NewView,
  reader: ViewReader & { readonly now: Date },
): Promise<{ readonly name: string }> {
  if (isShared && !mayShareViews(reader)) throw notPermitted('isShared');
  await takeTurn(transaction, reader);
  await requireOwnName(transaction, name, { reader });
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from list_views where owner_id = ${reader.caller.id} and list = ${reader.list}
  `.execute(transaction);
  if ((rows[0]?.count ?? 0) >= MOST_VIEWS) refuse([{ field: 'name', code: 'too-many' }]);
  await sql`
    insert into list_views (list, owner_id, name, query, is_shared, changed_at)
    values (${reader.list}, ${reader.caller.id}, ${name}, ${query}, ${isShared}, ${reader.now})`.execute(
    transaction,
  );
  return { name };
}

/** Changes a view. Throws a `Problem`: 404 for one that the person does not see, 403 for one of somebody else's, 409 where it was changed meanwhile. */
export async function changeView(
  transaction: Database,
  { id, name, query, isShared, version }: ChangedView & { readonly id: number },
  reader: ViewReader & { readonly now: Date },
): Promise<void> {
  await takeTurn(transaction, reader);
  const view = await requireView(transaction, id, reader);
  if (!view.mayChange) throw notPermitted();
  if (isShared && !mayShareViews(reader)) throw notPermitted('isShared');
  requireVersion(view, version);
  await requireOwnName(transaction, name, { reader, except: id });
  await sql`
    update list_views set name = ${name}, query = ${query}, is_shared = ${isShared}, version = version + 1, changed_at = ${reader.now}
    where id = ${id}`.execute(transaction);
}

/** Removes a view, and nobody begins with it any more. Throws as `changeView` does. */
export async function removeView(
  transaction: Database,
  { id, version }: { readonly id: number; readonly version: number },
  reader: ViewReader,
): Promise<void> {
  await takeTurn(transaction, reader);
  const view = await requireView(transaction, id, reader);
  if (!view.mayRemove) throw notPermitted();
  requireVersion(view, version);
  await sql`delete from list_views where id = ${id}`.execute(transaction);
}

/** Notes how a list begins. Throws a `Problem` 400 for a view that the person does not see. */
export async function chooseViews(
  transaction: Database,
  { columns, start }: ListChoices,
  reader: ViewReader,
): Promise<void> {
  await takeTurn(transaction, reader);
  if (start != null) {
    const { value } = await readViews(transaction, reader);
    if (!value.some(({ id }) => id === start)) refuse([{ field: 'start', code: 'reference-not-found' }]);
  }
  const set = [
    ...(columns === undefined ? [] : [sql`columns = excluded.columns`]),
    ...(start === undefined ? [] : [sql`start_view_id = excluded.start_view_id`]),
  ];
  if (set.length === 0) return;
  await sql`
    insert into list_choices (user_id, list, columns, start_view_id)
    values (${reader.caller.id}, ${reader.list}, ${columns ?? null}::text[], ${start ?? null}::integer)
    on conflict (user_id, list) do update set ${sql.join(set)}`.execute(transaction);
}

/** One change of a person's views after another, in whatever tabs: each sees the names and numbers that the others left. */
async function takeTurn(transaction: Database, { caller }: ViewReader): Promise<void> {
  const { rows } = await sql`select from users where id = ${caller.id} for no key update`.execute(
    transaction,
  );
  if (rows.length === 0) throw notPermitted();
}

async function requireView(transaction: Database, id: number, reader: ViewReader): Promise<ListView> {
  // Somebody else's can change or go at the same moment.
  await sql`select from list_views where id = ${id} for update`.execute(transaction);
  const { value } = await readViews(transaction, reader);
  return requireFound(value.find((view) => view.id === id));
}

function requireVersion(view: ListView, version: number): void {
  if (view.version !== version) throw new Problem('stale', STALE, { current: view });
}

async function requireOwnName(
  transaction: Database,
  name: string,
  { reader, except = 0 }: { readonly reader: ViewReader; readonly except?: number },
): Promise<void> {
  const { rows } = await sql`
    select from list_views
    where owner_id = ${reader.caller.id} and list = ${reader.list} and compare_text(name) = compare_text(${name}) and id <> ${except}
  `.execute(transaction);
  if (rows.length > 0) refuse([{ field: 'name', code: 'not-unique', params: { of: 'viewName' } }]);
}

const STALE = {
  en: 'This view was changed in the meantime. Look at it again before you change it.',
  el: 'Η προβολή άλλαξε στο μεταξύ. Δείτε την ξανά πριν την αλλάξετε.',
};

import { sql } from 'kysely';
import { type LanguageTag, readsGreek } from 'shared-contracts/text/language.ts';
import {
  VIEW_LISTS,
  type ListView,
  type ListViews,
  type ViewList,
} from 'shared-contracts/views/listViews.ts';
import type { Database } from '../../database/database.ts';
import type { SignedInCaller } from '../../platform/tokens/caller.ts';
import { IS_OPEN_OFFICER } from '../officers/officers.ts';

/** Who reads which views of which list. - language: of people's names */
export type ViewReader = {
  readonly list: ViewList;
  readonly caller: SignedInCaller;
  readonly language: LanguageTag;
};

type StoredView = Pick<ListView, 'id' | 'name' | 'query' | 'isShared' | 'owner' | 'version'> & {
  readonly ownerId: number | null;
  readonly isOwnerThere: boolean;
};

/** Whether the caller shares views of a list with the office, and sees what is shared. */
export function mayShareViews({ list, caller }: Pick<ViewReader, 'list' | 'caller'>): boolean {
  return caller.permissions.includes(VIEW_LISTS[list].share);
}

/** Lists the views that a person has of a list: the own ones, and for the office those that are shared. */
export async function readViews(database: Database, reader: ViewReader): Promise<ListViews> {
  const { list, caller, language } = reader;
  const mayShare = mayShareViews(reader);
  const latin = sql`nullif(concat_ws(' ', given_name, family_name), '')`;
  const greek = sql`nullif(concat_ws(' ', given_name_greek, family_name_greek), '')`;
  const name = readsGreek(language)
    ? sql`coalesce(${greek}, ${latin}, users.name)`
    : sql`coalesce(${latin}, users.name)`;
  const { rows: stored } = await sql<StoredView>`
    select list_views.id, list_views.name, query, is_shared as "isShared", version, owner_id as "ownerId", ${name} as owner,
      coalesce(${IS_OPEN_OFFICER}, false) as "isOwnerThere"
    from list_views left join users on users.id = owner_id
    where list = ${list} and (owner_id = ${caller.id} or (${mayShare}::boolean and is_shared))
    order by fold_text(list_views.name), list_views.id`.execute(database);
  const { rows: choices } = await sql<{ columns: string[] | null; start: number | null }>`
    select columns, start_view_id as start from list_choices
    where user_id = ${caller.id} and list = ${list}`.execute(database);
  const value = stored.map(({ ownerId, isOwnerThere, ...view }): ListView => {
    const isOwn = ownerId === caller.id;
    // What the office works with is changed by people of the office alone.
    const mayChange = isOwn && (mayShare || !view.isShared);
    return {
      ...view,
      isOwn,
      mayChange,
      mayRemove: mayChange || (mayShare && view.isShared && !isOwn && !isOwnerThere),
    };
  });
  const start = choices[0]?.start ?? null;
  return {
    value,
    columns: choices[0]?.columns ?? null,
    // One that is no longer shared is nobody else's start.
    start: value.some(({ id }) => id === start) ? start : null,
    mayShare,
  };
}

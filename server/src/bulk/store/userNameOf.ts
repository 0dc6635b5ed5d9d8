import { type RawBuilder, sql } from 'kysely';
import type { LanguageTag } from 'shared-contracts/text/language.ts';
import { userName } from '../../exchange/store/userName.ts';

/** Name of a user by the id in a column, as people are called in a language; null without such a user. */
export function userNameOf(id: RawBuilder<unknown>, language: LanguageTag): RawBuilder<string | null> {
  return sql`(select ${userName(language)} from users where users.id = ${id})`;
}

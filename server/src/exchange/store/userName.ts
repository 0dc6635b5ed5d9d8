import { sql, type RawBuilder } from 'kysely';
import { type LanguageTag, readsGreek } from 'shared-contracts/text/language.ts';

/** Name of the joined `users` row as people are called in a language; null without such a row. */
export function userName(language: LanguageTag): RawBuilder<string | null> {
  const name = sql<string | null>`nullif(concat_ws(' ', users.given_name, users.family_name), '')`;
  const greek = sql<
    string | null
  >`nullif(concat_ws(' ', users.given_name_greek, users.family_name_greek), '')`;
  return readsGreek(language)
    ? sql`coalesce(${greek}, ${name}, users.name)`
    : sql`coalesce(${name}, users.name)`;
}

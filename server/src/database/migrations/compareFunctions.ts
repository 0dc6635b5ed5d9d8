import { LOOK_ALIKE } from 'shared-contracts/text/compareText.ts';

/** The blanks of JavaScript's `\s`. */
const BLANKS = String.raw`\u0009-\u000d\u0020\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff`;
const latin = (folded: string) => `translate(${folded}, '${LOOK_ALIKE.greek}', '${LOOK_ALIKE.latin}')`;

/**
 * Creates `compare_text(text)`, with the rule of `compareText` in shared-contracts.
 *
 * - schema: of `fold_text`: where a backup is restored no schema is looked in that is not named
 */
export function compareTextFunction(schema: string): string {
  return `
  create function compare_text(text) returns text language sql immutable strict parallel safe as $function$
    select case
      when $1 ~ '^[!-~]*( [!-~]+)*$' then lower($1 collate "C") collate "default"
      else btrim(regexp_replace(${latin(`"${schema}".fold_text($1)`)}, '[${BLANKS}]+', ' ', 'g'))
    end
  $function$`;
}

/** Creates `search_words(text)`: the words of a question, eight at most, the longest first, as fewest have it. A word of Latin letters or digits is read by the looks of its Greek letters. */
export function searchWordsFunction(schema: string): string {
  const read = `case when word ~ '[\\u0370-\\u03ff]' and word ~ '[0-9A-Za-z]' then ${latin(`"${schema}".fold_text(word)`)} else word end`;
  return `
  create or replace function search_words(question text) returns text[] language sql immutable strict parallel safe as $function$
    select coalesce(array_agg(word order by length(word) desc, word), '{}')
    from (
      select distinct left(word, 60) as word
      from (
        select word from unnest(string_to_array(search_key((
          select string_agg(${read}, ' ' order by place)
          from unnest(string_to_array(left(question, 500), ' ')) with ordinality as typed (word, place)
        )), ' ')) with ordinality as words (word, place)
        where word <> '' order by place limit 8
      ) first_words
    ) different_words
  $function$`;
}

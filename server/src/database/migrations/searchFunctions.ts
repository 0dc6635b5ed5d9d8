/** Greek letters as they are written in Latin ones. Source: ELOT 743, with `ου` as one letter and `χ` as its first. */
const PAIRS: readonly (readonly [from: string, to: string])[] = [
  ['ου', 'o'],
  ['αυ', 'av'],
  ['ευ', 'ev'],
  ['ηυ', 'iv'],
  ['μπ', 'b'],
  ['γγ', 'ng'],
  ['θ', 'th'],
  ['ψ', 'ps'],
  ['æ', 'a'],
  ['œ', 'o'],
  ['þ', 'th'],
];
const LETTERS = {
  from: 'αβγδεζηικλμνξοπρστυφχωßøłđðıħŋyw',
  to: 'avgdeziiklmnxoprstifcosolddihniv',
};
/** Second letters that are written or left out: umlauts, Greek in Latin letters. What is typed in part is found as well, since the first letter stays. */
const LEFT_OUT: readonly (readonly [from: string, to: string])[] = [
  ['ae', 'a'],
  ['oe', 'o'],
  ['ue', 'u'],
  ['ou', 'o'],
  ['oi', 'o'],
  ['ch', 'c'],
  ['kh', 'k'],
];
/** What stands between words. */
const BETWEEN = String.raw`\u0001-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00bf\u2000-\u206f\u3000`;

const replaced = (expression: string, pairs: readonly (readonly [string, string])[]) =>
  pairs.reduce((inner, [from, to]) => `replace(${inner}, '${from}', '${to}')`, expression);

/**
 * Creates `search_key(text)`: words in small Latin letters, alike for all ways to write a name, a space between and around them.
 *
 * - schema: of `fold_text`: where a backup is restored no schema is looked in that is not named
 */
export function searchKeyFunction(schema: string): string {
  const folded = replaced(`"${schema}".fold_text($1)`, PAIRS);
  const latin = `translate(${folded}, '${LETTERS.from}', '${LETTERS.to}')`;
  return `
  create or replace function search_key(text) returns text language sql immutable strict parallel safe as $function$
    select regexp_replace(' ' || regexp_replace(${replaced(latin, LEFT_OUT)}, '([a-z])\\1(\\1*)', '\\1\\2', 'g') || ' ', '[ ${BETWEEN}]+', ' ', 'g')
  $function$`;
}

/** Creates `search_words(text)`: the words of a question, eight at most, the longest first, as fewest have it. */
export const SEARCH_WORDS = `
  create function search_words(question text) returns text[] language sql immutable strict parallel safe as $function$
    select coalesce(array_agg(word order by length(word) desc, word), '{}')
    from (
      select distinct left(word, 60) as word
      from (
        select word from unnest(string_to_array(search_key(left(question, 500)), ' ')) with ordinality as words (word, place)
        where word <> '' order by place limit 8
      ) first_words
    ) different_words
  $function$`;

/** Creates `wrong_letters(word)`: how many letters may be wrong. Numbers and codes are never taken for each other. */
export const WRONG_LETTERS = `
  create function wrong_letters(word text) returns integer language sql immutable strict parallel safe as $function$
    select case when word ~ '[0-9]' or length(word) < 5 then 0 when length(word) < 7 then 1 else 2 end
  $function$`;

/**
 * Writes the condition that a folded text says the word, and the one that keeps to records which had the words before it.
 *
 * - saysPlace: the same of an institution's text, in functions that know the words of all institutions
 */
type Conditions = {
  readonly says: (column: string) => string;
  readonly saysPlace: (column: string) => string;
  readonly among: (column: string) => string;
};

const exactly = (column: string) => `${column} like pattern`;
/** The index finds what is like it at all; of that a word has to begin as this one does, but for the wrong letters. */
const loosely = (column: string) => `(word <% ${column} and exists (
  select from unnest(string_to_array(${column}, ' ')) as part
  where levenshtein_less_equal(left(part, length(word)), word, wrong) <= wrong
    or levenshtein_less_equal(left(part, length(word) + wrong), word, wrong) <= wrong))`;

/** Of the words of all institutions those that are like one; to look at each takes less time than to find out by an index in which texts they stand. */
const LIKE_WORDS = `near := array(
          select '% ' || entry || ' %' from institution_words
          where length(entry) >= length(word) - wrong
            and (levenshtein_less_equal(left(entry, length(word)), word, wrong) <= wrong
              or levenshtein_less_equal(left(entry, length(word) + wrong), word, wrong) <= wrong));`;

/** Writes the query for the ids of the records that contain one word; `whole_number` is the word as a number, `has_all` whether the caller may read every member that is searched. */
export type FoundIds = (conditions: Conditions) => string;

/**
 * Writes the statement that creates `search_<name>(question, has_all, readable, may_differ)`: ids of the records that contain every word of the question.
 *
 * A word that none of them contains is searched again with letters wrong where it may differ.
 *
 * - readable: ids of the records that the caller may read, null for all; only these decide whether a word is contained
 * - usesPlaces: whether `ids` calls `saysPlace`
 */
export function foundFunction(name: string, ids: FoundIds, usesPlaces: boolean): string {
  const exact = { says: exactly, saysPlace: exactly };
  const loose = { says: loosely, saysPlace: (column: string) => `${column} like any(near)` };
  const narrowed = (conditions: Omit<Conditions, 'among'>) => `
        if so_far is null or cardinality(so_far) > 2000 then
          these := array(${ids({ ...conditions, among: () => 'true' })});
        else
          these := array(${ids({ ...conditions, among: (column) => `${column} = any(so_far)` })});
        end if;
        if so_far is not null then
          these := array(select unnest(so_far) intersect select unnest(these));
        end if;`;
  return `
    create or replace function search_${name}(question text, has_all boolean default true, readable integer[] default null,
      may_differ boolean default true)
    returns setof integer language plpgsql stable rows 100 as $function$
    declare
      word text;
      pattern text;
      wrong integer;
      whole_number integer;
      these integer[];
      so_far integer[] := readable;
      misspelt text[] := '{}';
      near text[];
    begin
      foreach word in array search_words(question) loop
        -- What is short is a word of its own: as a part of one it would be everywhere.
        pattern := case when length(word) < 3 then '% ' || word || ' %' else '%' || word || '%' end;
        whole_number := case when word ~ '^[1-9][0-9]{0,8}$' then word::integer end;
        ${narrowed(exact)}
        if these = '{}' and may_differ and wrong_letters(word) > 0 then
          misspelt := misspelt || word;
          continue;
        end if;
        so_far := these;
        if so_far = '{}' then return; end if;
      end loop;
      whole_number := null;
      foreach word in array misspelt loop
        wrong := wrong_letters(word);
        perform set_config('pg_trgm.word_similarity_threshold',
          greatest(0.3, (length(word) - 1 - 3 * wrong)::real / (length(word) + 1))::text, true);
        ${usesPlaces ? LIKE_WORDS : ''}
        ${narrowed(loose)}
        so_far := these;
        if so_far = '{}' then return; end if;
      end loop;
      return query select unnest(so_far);
    end
    $function$`;
}

/** Writes the SQL that lower-cases an SQL expression. */
export type Lowering = (expression: string) => string;

const LAST_CODE_POINT = 0x10ffff;

/**
 * Writes the statement that creates a function with the rule of `foldText` in shared-contracts.
 *
 * - name: of the function, `fold_text` but in tests
 */
export function foldTextFunction(name: string, lower: Lowering): string {
  return `create function ${name}(text) returns text language sql immutable strict parallel safe as $function$
    select case
      when octet_length($1) = length($1) then lower($1 collate "C") collate "default"
      else normalize(replace(${lower(withoutMarks('$1'))}, 'ς', 'σ'), nfc) collate "default"
    end
  $function$`;
}

/** Lower-cases by one of the server's collations. */
export function collationLowering(collation: string): Lowering {
  return (expression) => `lower(${expression} collate "${collation}")`;
}

/** Lower-cases by a table of all letters; for servers without a fitting collation, as it looks up every letter one by one. */
export function letterTableLowering(): Lowering {
  const letters = codePointRanges(
    (letter) => Array.from(letter.toLowerCase()).length === 1 && letter.toLowerCase() !== letter,
  )
    .flatMap(([from, to]) =>
      Array.from({ length: to - from + 1 }, (_, offset) => String.fromCodePoint(from + offset)),
    )
    .filter((letter) => letter.normalize('NFD') === letter);
  const lowered = letters.map((letter) => letter.toLowerCase());
  return (expression) => `translate(${expression}, '${letters.join('')}', '${lowered.join('')}')`;
}

function withoutMarks(expression: string): string {
  const escaped = (codePoint: number) => `\\U${codePoint.toString(16).padStart(8, '0')}`;
  const ranges = codePointRanges((letter) => /\p{M}/u.test(letter)).map(
    ([from, to]) => `${escaped(from)}-${escaped(to)}`,
  );
  return `regexp_replace(normalize(${expression}, nfd), '[${ranges.join('')}]', '', 'g')`;
}

function codePointRanges(matches: (letter: string) => boolean): [from: number, to: number][] {
  const ranges: [number, number][] = [];
  for (let codePoint = 0; codePoint <= LAST_CODE_POINT; codePoint += 1) {
    if (!matches(String.fromCodePoint(codePoint))) continue;
    const last = ranges.at(-1);
    if (last?.[1] === codePoint - 1) last[1] = codePoint;
    else ranges.push([codePoint, codePoint]);
  }
  return ranges;
}

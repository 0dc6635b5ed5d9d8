/** Characters of one text of a partner: several times what anybody writes as terms of a condition, which have to come back as they were. */
const MOST_CHARACTERS = 100_000;
const CUT = ' […]';

/** Gives a text of a partner as it is kept and shown: one without measure is cut, and ends in `[…]`. Documents themselves are kept as they came. */
export function boundedText(text: string): string {
  return text.length > MOST_CHARACTERS ? text.slice(0, MOST_CHARACTERS).toWellFormed() + CUT : text;
}

/** Writes a part of a partner's document as JSON to keep, with each text within its bound. */
export function boundedJson(value: object): string {
  return JSON.stringify(value, (_name, member: unknown) =>
    typeof member === 'string' ? boundedText(member) : member,
  );
}

/**
 * What turns the direction of all that follows, until something ends it: embeddings, overrides, isolates, and the deprecated ones, whose effect nobody
 * can tell. Source: Unicode Standard Annex 9, explicit directional formatting characters; Unicode Technical Report 36, bidirectional text spoofing.
 */
const TURNS = /[\u202a-\u202e\u2066-\u2069\u206a-\u206f]/g;
/** The same as {@link showTurns} writes them. */
const SHOWN_TURNS = /\[U\+(202[A-E]|206[6-9A-F])\]/g;
/** As `TURNS`, also where JSON has a number in the place of the letter. */
const TURNS_IN_JSON = /[\u202a-\u202e\u2066-\u206f]|\\u20[26][\da-f]/i;
const RIGHT_TO_LEFT =
  /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\u200f\u061c]/u;
/** First strong isolate, and its end. */
const [ISOLATE, END] = ['\u2068', '\u2069'];

/** Writes what turns a text as what it is, such as `[U+202E]`: it is seen, and turns nothing. */
export function showTurns(text: string): string {
  return text.replace(TURNS, (turn) => `[U+${turn.charCodeAt(0).toString(16).toUpperCase()}]`);
}

/** Gives the text that {@link showTurns} was given. */
export function restoreTurns(text: string): string {
  return text.replace(SHOWN_TURNS, (_shown, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
}

/** Reads JSON with `showTurns` in all its texts. Throws SyntaxError for what is none. */
export function parseShown(json: string): unknown {
  const value: unknown = JSON.parse(json);
  return TURNS_IN_JSON.test(json) ? mapTexts(value, showTurns) : value;
}

/** Writes a value as JSON with `restoreTurns` in all its texts. */
export function writeRestored(value: unknown): string {
  const json = JSON.stringify(value);
  return json.includes('[U+') ? JSON.stringify(mapTexts(JSON.parse(json), restoreTurns)) : json;
}

/**
 * Makes a text of others one that can stand in a sentence: what is written from right to left moves nothing of what stands around it.
 *
 * A text without such letters stays as it is.
 */
export function isolateText(text: string): string {
  const shown = showTurns(text);
  return RIGHT_TO_LEFT.test(shown) ? `${ISOLATE}${shown}${END}` : shown;
}

/** Gives plain data with each of its texts changed; names of members stay. */
export function mapTexts(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value);
  if (Array.isArray(value)) return value.map((each) => mapTexts(each, change));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, mapTexts(each, change)]));
}

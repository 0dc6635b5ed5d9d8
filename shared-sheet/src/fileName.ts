/** Longest name without its ending, in characters: file systems take 255 bytes, and a Greek letter has two. */
const MAX_LENGTH = 100;
/** What Windows, macOS or Linux refuse in names, and what turns the direction of a line. */
// eslint-disable-next-line no-control-regex -- these are what is looked for
const FORBIDDEN = /[\u0000-\u001f\u007f-\u009f\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff\\/:*?"<>|]+/g;
const EDGES = '. ';
/** First half of a character that was cut in two. */
const HALF_AT_END = /[\ud800-\udbff]$/;
/** Names of devices, with whatever ending. Source: Microsoft, Naming Files, Paths, and Namespaces. */
const DEVICE = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i;

/**
 * Gives the name of a file for a text of people, in whatever alphabet.
 *
 * - result: the text without what file systems refuse, and the ending; `fallback` in place of a text of which nothing is left
 */
export function fileName(text: string, ending: string, fallback: string): string {
  const clean = text.normalize('NFC').replace(FORBIDDEN, ' ').replace(/\s+/g, ' ');
  const name = withoutEdges(clean.slice(0, MAX_LENGTH).replace(HALF_AT_END, '').toWellFormed());
  return `${name === '' ? fallback : DEVICE.test(name) ? `_${name}` : name}.${ending}`;
}

/** A dot at the beginning hides a file, one at the end is lost on Windows. */
function withoutEdges(text: string): string {
  let [start, end] = [0, text.length];
  while (start < end && EDGES.includes(text.charAt(start))) start += 1;
  while (end > start && EDGES.includes(text.charAt(end - 1))) end -= 1;
  return text.slice(start, end);
}

import { SHELL_NAME } from './faultReports.ts';
import { MOST_FRAMES, RELEASED_FILE, type StackFrame } from './stackFrame.ts';

/** Whose a released file is. */
export type FileOwner = { readonly module: string; readonly release: string };

/** Longest stack that is looked at, in letters. */
const LOOKED_AT = 10_000;
const MOST_LINES = 60;
/** An address, with its path. */
const ADDRESS = /^https?:\/\/[^/?#]+(\/[^?#]*)/;
const PLACE = /(https?:\/\/[^\s()]+):(\d{1,7}):(\d{1,7})\)?$/;

/** Reads the places in released code out of the stack of an error, innermost first; of all others, such as those of extensions, nothing is said. */
export function readStack(stack: unknown): readonly StackFrame[] {
  if (typeof stack !== 'string') return [];
  return stack
    .slice(0, LOOKED_AT)
    .split('\n', MOST_LINES)
    .map(readPlace)
    .filter((frame) => frame !== undefined)
    .slice(0, MOST_FRAMES);
}

/** Chrome writes `at name (address:1:2)` or `at address:1:2`, Firefox and Safari `name@address:1:2`. */
function readPlace(line: string): StackFrame | undefined {
  const text = line.slice(0, 500).trim();
  const place = PLACE.exec(text);
  const [, address = '', row, column] = place ?? [];
  const file = releasedFile(address);
  if (file === undefined) return undefined;
  const before = text.slice(0, place?.index).replace(/^(?:(?:at|async|new) )*/, '');
  const name = /^[\w$.<>]{0,80}(?=[ (@])/.exec(before)?.[0] ?? '';
  return { file, line: Number(row), column: Number(column), name };
}

/** Gives the path of a released file, from `/m/` or `/shell/` on, out of its address; undefined for anything else. */
export function releasedFile(address: string): string | undefined {
  const path = ADDRESS.exec(address)?.[1] ?? '';
  const file = path.slice(Math.max(path.lastIndexOf('/m/'), path.lastIndexOf('/shell/'), 0));
  return RELEASED_FILE.test(file) ? file : undefined;
}

/** Tells whose a released file is. */
export function ownerOf(file: string): FileOwner | undefined {
  const found = RELEASED_FILE.exec(file);
  return found === null ? undefined : { module: found[1] ?? SHELL_NAME, release: found[2] ?? '' };
}

import type { Fault } from './faultReports.ts';
import { ownerOf } from './stackFrames.ts';

/** Without I, L, O and U, which are misread or misheard. */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 8;
const BITS_OF_LETTER = 5;
/** Frames that tell one fault from another. */
const TOP = 3;

/**
 * Names a fault so that somebody can read it over the telephone, as in `7K3M-9QXT`.
 *
 * It is a fingerprint: the same fault has the same reference in every browser of a kind, so that it needs no answer of a server. Faults are told
 * apart by their places in the code of their module, or, where they have none there, in that of the shell; never by their message, which may be
 * another one each time.
 */
export function faultReference({
  module,
  release,
  name,
  frames,
}: Pick<Fault, 'module' | 'release' | 'name' | 'frames'>): string {
  const own = frames.filter(({ file }) => isOf(file, module, release)).slice(0, TOP);
  const places = (own.length > 0 ? own : frames.slice(0, TOP)).map(
    ({ file, line, column }) => `${file}:${line}:${column}`,
  );
  return asLetters([module, release, name, ...places].join('\n'));
}

function isOf(file: string, module: string, release: string): boolean {
  const owner = ownerOf(file);
  return owner?.module === module && owner.release === release;
}

/** Hashes a text to forty bits. It keeps nothing secret and proves nothing, so it need not be one of cryptography, which browsers do not compute at once. */
function asLetters(text: string): string {
  let [high, low] = [0xdeadbeef, 0x41c6ce57];
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    high = Math.imul(high ^ code, 0x9e3779b1);
    low = Math.imul(low ^ code, 0x5f356495);
  }
  high = Math.imul(high ^ (high >>> 16), 0x85ebca6b) ^ Math.imul(low ^ (low >>> 13), 0xc2b2ae35);
  low = Math.imul(low ^ (low >>> 16), 0x85ebca6b) ^ Math.imul(high ^ (high >>> 13), 0xc2b2ae35);
  const half = LENGTH / 2;
  return [high, low]
    .map((word) =>
      Array.from({ length: half }, (_, at) => LETTERS[(word >>> (at * BITS_OF_LETTER)) & 31]).join(''),
    )
    .join('-');
}

/** As people type what they were told: Greek letters that look the same, and letters that are taken for digits. */
const MISREAD: Readonly<Record<string, string>> = {
  ...{ O: '0', I: '1', L: '1' },
  ...{
    Α: 'A',
    Β: 'B',
    Ε: 'E',
    Ζ: 'Z',
    Η: 'H',
    Ι: '1',
    Κ: 'K',
    Μ: 'M',
    Ν: 'N',
    Ο: '0',
    Ρ: 'P',
    Τ: 'T',
    Υ: 'Y',
    Χ: 'X',
  },
};

/** Gives a reference as the portal writes it, out of what somebody typed; undefined when it cannot be one. */
export function parseReference(typed: string): string | undefined {
  const letters = Array.from(typed.slice(0, 40).toUpperCase())
    .map((letter) => MISREAD[letter] ?? letter)
    .filter((letter) => LETTERS.includes(letter));
  const rest = typed.replace(/[\p{L}\p{N}\s‐–—-]/gu, '');
  if (letters.length !== LENGTH || rest !== '') return undefined;
  return `${letters.slice(0, LENGTH / 2).join('')}-${letters.slice(LENGTH / 2).join('')}`;
}

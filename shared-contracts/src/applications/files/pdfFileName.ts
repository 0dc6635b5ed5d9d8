const ENDING = '.pdf';
/** Bytes of a name in UTF-8 that file systems take: a Greek letter is two. */
export const MOST_NAME_BYTES = 255;
/** Control characters, and what ends a line or a paragraph. */
const CONTROLS = /[\p{Cc}\p{Zl}\p{Zp}]/gu;
/** What is not seen and changes what is: marks that turn the direction of writing round (`fdp.exe` reads as `exe.pdf`), joiners, halves of characters. */
const UNSEEN = /[\p{Cf}\p{Cs}]/gu;
/** What separates paths, or is no part of a name on one system or another. */
const UNSAFE = /[:*?"<>|]/g;
/** Names of devices, whatever their ending. */
const OF_WINDOWS = /^(?:con|prn|aux|nul|com[\d¹²³]|lpt[\d¹²³]|conin\$|conout\$)\s*(?:\.|$)/i;
const NAMELESS = 'file';

/**
 * Makes of a name one that every file system takes as it is, that looks as it is, and that ends in `.pdf`; one that is so already stays.
 *
 * A path goes but for its last part; what is too long loses its end, not its ending.
 */
export function toPdfFileName(name: string): string {
  const last =
    name
      .slice(-4 * MOST_NAME_BYTES)
      .split(/[/\\]/)
      .at(-1) ?? '';
  const plain = last
    .normalize('NFC')
    .replaceAll(UNSEEN, '')
    .replaceAll(CONTROLS, ' ')
    .replaceAll(UNSAFE, '_');
  const named = plain.replace(/(?<![\s.])[\s.]+$/, '');
  const ending = named.toLowerCase().endsWith(ENDING) ? named.slice(-ENDING.length) : ENDING;
  const stem = trimmed(named.toLowerCase().endsWith(ENDING) ? named.slice(0, -ENDING.length) : named);
  const safe = OF_WINDOWS.test(stem) ? `_${stem}` : stem;
  return (shortened(safe) || NAMELESS) + ending;
}

/** Tells whether a name is as {@link toPdfFileName} would leave it; how its letters are composed does not count. */
export function isPdfFileName(name: string): boolean {
  return toPdfFileName(name) === name.normalize('NFC');
}

/** Windows drops blanks and dots at the end; a dot at the beginning hides a file. */
function trimmed(text: string): string {
  return text.replace(/^[\s.]+/, '').replace(/(?<![\s.])[\s.]+$/, '');
}

function shortened(stem: string): string {
  const letters = Array.from(stem);
  let room = MOST_NAME_BYTES - ENDING.length;
  const kept = letters.findIndex((letter) => (room -= bytesOf(letter)) < 0);
  return kept === -1 ? stem : trimmed(letters.slice(0, kept).join(''));
}

/** Bytes of a character in UTF-8. */
function bytesOf(letter: string): number {
  const point = letter.codePointAt(0) ?? 0;
  return 1 + Number(point > 0x7f) + Number(point > 0x7ff) + Number(point > 0xffff);
}

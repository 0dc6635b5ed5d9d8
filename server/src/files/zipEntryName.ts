/** Bytes of a name in UTF-8: what file systems of Linux take, and Greek letters are two bytes each. */
const MAX_NAME_BYTES = 200;
/** Separators of paths, what Windows forbids, control characters, and marks that turn the direction of writing round, so that `fdp.exe` reads as `exe.pdf`. */
const UNSAFE = /[\\/:*?"<>|\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;

/**
 * Makes the name of a file in an archive, which every file system takes as it is: `17-europassCv-Βιογραφικό.pdf`.
 *
 * - parts: what stands before the file's own name; a name that is too long loses its middle, not its ending
 */
export function zipEntryName(parts: readonly (string | number)[], fileName: string): string {
  const whole = [...parts, fileName]
    .join('-')
    .normalize('NFC')
    .replaceAll(UNSAFE, '_')
    .replace(/(?<![. ])[. ]+$/u, '_');
  const { stem, ending } = splitEnding(whole);
  let kept = Array.from(stem);
  while (Buffer.byteLength(kept.join('') + ending) > MAX_NAME_BYTES) kept = kept.slice(0, -1);
  return kept.join('') + ending;
}

function splitEnding(name: string): { readonly stem: string; readonly ending: string } {
  const ending = /\.[A-Za-z0-9]{1,10}$/.exec(name)?.[0] ?? '';
  return { stem: name.slice(0, name.length - ending.length), ending };
}

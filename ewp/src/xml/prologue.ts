const DECLARATION = /^<\?xml\s[^>]*?\?>/;
const DECLARED_ENCODING = /\sencoding\s*=\s*["']([^"']*)["']/;
const NAME_START = /^<[\p{L}_:]/u;

/**
 * Says whether a text begins as a document of the network does: an optional declaration of UTF-8, comments, processing instructions, and
 * then the root element. A DOCTYPE, and whatever else could stand there, makes it false.
 */
export function isProloguePlain(text: string): boolean {
  const declaration = DECLARATION.exec(text)?.[0] ?? '';
  const encoding = DECLARED_ENCODING.exec(declaration)?.[1];
  if (encoding !== undefined && !/^(utf-?8|us-ascii)$/i.test(encoding)) return false;
  let at = declaration.length;
  for (;;) {
    while (isBlank(text.charCodeAt(at))) at += 1;
    const end = endOfAside(text, at);
    if (end === undefined) return NAME_START.test(text.slice(at, at + 3));
    if (end === -1) return false;
    at = end;
  }
}

/** Gives where a comment or processing instruction ends; -1 when it does not; undefined when none begins here. */
function endOfAside(text: string, at: number): number | undefined {
  const closing = text.startsWith('<!--', at) ? '-->' : text.startsWith('<?', at) ? '?>' : undefined;
  if (closing === undefined) return undefined;
  const found = text.indexOf(closing, at + 2);
  return found === -1 ? -1 : found + closing.length;
}

function isBlank(code: number): boolean {
  return code === 0x20 || code === 0x09 || code === 0x0a || code === 0x0d;
}

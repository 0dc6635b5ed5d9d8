/** Writes texts as a list; a semicolon within one stands behind a backslash. */
export function writeParts(parts: readonly string[]): string {
  return parts.map((part) => part.replaceAll(/[\\;]/g, String.raw`\$&`)).join('; ');
}

/** Reads a list as {@link writeParts} writes it; empty parts are left out. */
export function readParts(text: string): readonly string[] {
  return [...text.matchAll(/(?:\\.|[^\\;]|\\$)+/gs)]
    .map(([part]) => part.trim().replaceAll(/\\([\\;])/g, '$1'))
    .filter((part) => part !== '');
}

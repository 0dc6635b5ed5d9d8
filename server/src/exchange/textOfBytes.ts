const UTF8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/**
 * Shows bytes of others as text: as they are where they are text in UTF-8 without control characters other than line ends and tabs, else each byte that
 * is no printable ASCII as `\xNN`.
 */
export function textOfBytes(bytes: Uint8Array): string {
  try {
    const text = UTF8.decode(bytes);
    if (!/[^\P{Cc}\t\n\r]/u.test(text)) return text;
  } catch {
    // Not UTF-8.
  }
  return Array.from(bytes, (byte) =>
    isPrintable(byte) ? String.fromCharCode(byte) : `\\x${byte.toString(16).padStart(2, '0')}`,
  ).join('');
}

function isPrintable(byte: number): boolean {
  return (byte >= 0x20 && byte < 0x7f) || byte === 0x0a || byte === 0x0d || byte === 0x09;
}

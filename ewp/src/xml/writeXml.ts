/**
 * Element to be written.
 *
 * - name: with its prefix, as in `c:contact`; the root declares the prefixes with `xmlns` attributes
 * - content: a text, or child elements; what is undefined is left out
 */
export type XmlOut = {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string | undefined>>;
  readonly content: string | readonly XmlOut[];
};

/** What may stand in a list of children: an element, several, or nothing. */
export type XmlOutPart = XmlOut | undefined | readonly XmlOutPart[];

/** Makes an element with child elements. */
export function element(
  name: string,
  parts: readonly XmlOutPart[],
  attributes: XmlOut['attributes'] = {},
): XmlOut {
  return { name, attributes, content: flat(parts) };
}

/** Makes an element with a text; nothing when there is no text to write. */
export function leaf(
  name: string,
  text: string | undefined,
  attributes: XmlOut['attributes'] = {},
): XmlOut | undefined {
  return text === undefined ? undefined : { name, attributes, content: text };
}

/**
 * Writes a document in UTF-8, one element a line.
 *
 * Texts come from people and partners: markup in them is escaped, and characters that XML has no place for are dropped.
 */
export function writeXml(root: XmlOut): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n${write(root, '')}`;
}

function flat(parts: readonly XmlOutPart[]): readonly XmlOut[] {
  return parts.flatMap((part) => {
    if (part === undefined) return [];
    return isList(part) ? flat(part) : [part];
  });
}

function isList(part: XmlOut | readonly XmlOutPart[]): part is readonly XmlOutPart[] {
  return Array.isArray(part);
}

function write({ name, attributes, content }: XmlOut, indent: string): string {
  const start = `${indent}<${name}${Object.entries(attributes).map(writeAttribute).join('')}`;
  if (content.length === 0) return `${start}/>\n`;
  if (typeof content === 'string') return `${start}>${escapeText(content)}</${name}>\n`;
  return `${start}>\n${content.map((child) => write(child, `${indent}  `)).join('')}${indent}</${name}>\n`;
}

function writeAttribute([name, value]: readonly [string, string | undefined]): string {
  return value === undefined ? '' : ` ${name}="${escapeAttribute(value)}"`;
}

// A carriage return that is not written as a reference would come back as a line feed.
function escapeText(text: string): string {
  return printable(text)
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('\r', '&#13;');
}

function escapeAttribute(text: string): string {
  return escapeText(text).replaceAll('"', '&quot;').replaceAll('\n', '&#10;').replaceAll('\t', '&#9;');
}

/** Leaves out what is no character of XML 1.0: most control characters, halves of surrogate pairs, U+FFFE and U+FFFF. */
function printable(text: string): string {
  return text.replace(/[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu, '');
}

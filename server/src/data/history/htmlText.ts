import sanitize from 'sanitize-html';

const BLOCK_END = /<br\s*\/?>|<\/(?:p|li|h\d|blockquote|pre)>/gi;
const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"' };

/** Gives the text of an HTML comment, a line for each paragraph; null when it says nothing. */
export function htmlText(html: string): string | null {
  const lines = sanitize(html.replaceAll(BLOCK_END, '$&\n'), { allowedTags: [], allowedAttributes: {} });
  const text = lines
    .replaceAll(/&(amp|lt|gt|quot);/g, (entity, name: string) => ENTITIES[name] ?? entity)
    .trim();
  return text === '' ? null : text;
}

import { RICH_TEXT_SCHEMES } from 'shared-contracts/text/richText.ts';

/**
 * Reads the address of a link as a person types it.
 *
 * - `www.example.org` gives `https://www.example.org`, `name@example.org` gives `mailto:name@example.org`
 * - null for anything that is no address of the web or of a mailbox, such as `javascript:`
 */
export function readWebAddress(text: string): string | null {
  const trimmed = text.trim();
  const address = withScheme(trimmed);
  if (address === null || !URL.canParse(address)) return null;
  const { protocol } = new URL(address);
  return RICH_TEXT_SCHEMES.some((scheme) => protocol === `${scheme}:`) ? address : null;
}

function withScheme(text: string): string | null {
  if (/^[a-z][a-z\d+.-]*:/i.test(text)) return text;
  if (/^[^\s@/]+@(?:[^\s@/.]+\.)+[^\s@/.]+$/.test(text)) return `mailto:${text}`;
  return /^(?:[^\s/.]+\.)+[^\s/.]{2,}(?:\/\S*)?$/.test(text) ? `https://${text}` : null;
}

import sanitize from 'sanitize-html';
import {
  RICH_TEXT_ELEMENTS,
  RICH_TEXT_LINK_ATTRIBUTES,
  RICH_TEXT_SCHEMES,
} from 'shared-contracts/text/richText.ts';

/**
 * Takes everything out of an HTML text that the comment editor does not make: scripts, styles, frames, event handlers,
 * images, and addresses that are not http, https or mailto.
 *
 * Links open without handing the portal's window over. A text whose markup says nothing gives ''.
 */
export function sanitiseHtml(html: string): string {
  const clean = sanitize(html, {
    allowedTags: [...RICH_TEXT_ELEMENTS],
    allowedAttributes: { a: [...RICH_TEXT_LINK_ATTRIBUTES] },
    allowedSchemes: [...RICH_TEXT_SCHEMES],
    allowProtocolRelative: false,
    transformTags: {
      a: sanitize.simpleTransform('a', { rel: 'noopener noreferrer nofollow', target: '_blank' }),
    },
    nestingLimit: 20,
  }).trim();
  return sanitize(clean, { allowedTags: [], allowedAttributes: {} }).trim() === '' ? '' : clean;
}

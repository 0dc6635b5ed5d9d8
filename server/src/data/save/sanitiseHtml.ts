import sanitize from 'sanitize-html';

/**
 * Takes everything out of an HTML text that the comment editor does not make: scripts, styles, frames, event handlers,
 * images, and addresses that are not http, https or mailto.
 *
 * Links open without handing the portal's window over. A text whose markup says nothing gives ''.
 */
export function sanitiseHtml(html: string): string {
  const clean = sanitize(html, {
    allowedTags: [
      'p',
      'br',
      'b',
      'strong',
      'i',
      'em',
      'u',
      's',
      'sub',
      'sup',
      'blockquote',
      'ul',
      'ol',
      'li',
      'a',
      'h2',
      'h3',
      'h4',
      'pre',
      'code',
    ],
    allowedAttributes: { a: ['href', 'rel', 'target'] },
    allowedSchemes: ['http', 'https', 'mailto'],
    allowProtocolRelative: false,
    transformTags: {
      a: sanitize.simpleTransform('a', { rel: 'noopener noreferrer nofollow', target: '_blank' }),
    },
    nestingLimit: 20,
  }).trim();
  return sanitize(clean, { allowedTags: [], allowedAttributes: {} }).trim() === '' ? '' : clean;
}

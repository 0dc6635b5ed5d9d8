/** Elements that a formatted text (an agreement's comments) may be made of: what the server stores and what the portal shows. */
export const RICH_TEXT_ELEMENTS = [
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
] as const;

/** Attributes that a link in a formatted text may have; no other element has any. */
export const RICH_TEXT_LINK_ATTRIBUTES = ['href', 'rel', 'target'] as const;

/** Schemes of the addresses that a formatted text may lead to, without colon. */
export const RICH_TEXT_SCHEMES = ['http', 'https', 'mailto'] as const;

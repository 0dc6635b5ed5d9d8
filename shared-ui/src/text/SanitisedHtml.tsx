import DOMPurify from 'dompurify';
import { useMemo } from 'react';
import {
  RICH_TEXT_ELEMENTS,
  RICH_TEXT_LINK_ATTRIBUTES,
  RICH_TEXT_SCHEMES,
} from 'shared-contracts/text/richText.ts';

const ALLOWED = {
  ALLOWED_TAGS: [...RICH_TEXT_ELEMENTS],
  ALLOWED_ATTR: [...RICH_TEXT_LINK_ATTRIBUTES],
  // Where the browser asks for it: docs/decisions/0029-trusted-types.md.
  RETURN_TRUSTED_TYPE: true,
  ALLOWED_URI_REGEXP: new RegExp(`^(?:${RICH_TEXT_SCHEMES.join('|')}):`, 'i'),
};

type SanitisedHtmlProps = {
  /** HTML as it was stored, or as anybody sent it. */
  readonly html: string;
  readonly className?: string;
};

/** Shows formatted text that people wrote; scripts, styles, forms, images and whatever else could do harm are left out. */
export function SanitisedHtml({ html, className }: SanitisedHtmlProps) {
  const clean = useMemo(() => DOMPurify.sanitize(html, ALLOWED), [html]);
  return <div className={className} dangerouslySetInnerHTML={{ __html: clean }} />;
}

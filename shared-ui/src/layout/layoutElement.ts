import type { HTMLAttributes, Ref } from 'react';

/** Elements that the parts of the layout may be: what they hold decides it, not how they look. */
type LayoutTag = 'article' | 'div' | 'form' | 'li' | 'ol' | 'section' | 'span' | 'ul';

/** What every part of the layout takes besides its own: the element that it is, and that element's attributes. */
export type LayoutProps = Omit<HTMLAttributes<HTMLElement>, 'style'> & {
  /** `div` unless it is given; lists lose their marks and margins. */
  readonly as?: LayoutTag;
  readonly ref?: Ref<HTMLElement>;
};

export function isList(tag: LayoutTag): boolean {
  return tag === 'ul' || tag === 'ol';
}

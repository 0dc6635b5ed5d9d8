import { writtenIn } from 'shared-contracts/text/writtenIn.ts';
import { useLanguage } from '../language/languageContext.ts';

/** A name or text out of a record; one in the letters of another language than the page's is marked, so that it is read aloud as such. */
export function NameText({ children }: { readonly children: string }) {
  const { tag } = useLanguage();
  const own = writtenIn(children);
  return own === undefined || own === tag ? children : <span lang={own}>{children}</span>;
}

import DOMPurify from 'dompurify';

type DefaultPolicy = { readonly createHTML: (html: string) => string };
type TrustedTypesFactory = {
  readonly defaultPolicy: object | null;
  createPolicy(name: 'default', rules: DefaultPolicy): unknown;
};

/**
 * Lets libraries that parse HTML from plain text, as the editor does, go on under Trusted Types: what they parse is sanitised first.
 *
 * The policy of the page is asked whenever somebody hands a plain text to the browser as markup; for scripts it has no answer, so that they stay refused.
 * Does nothing where the browser knows no Trusted Types, or the page has such a policy already.
 */
export function sanitiseParsedHtml(): void {
  const factory = Reflect.get(window, 'trustedTypes') as TrustedTypesFactory | undefined;
  if (factory === undefined || factory.defaultPolicy !== null) return;
  factory.createPolicy('default', { createHTML: (html) => DOMPurify.sanitize(html) });
}

import type { ErrorOut, KoaContextWithOIDC } from 'oidc-provider';
import type { University } from 'shared-contracts/portal/university.ts';
import { LANGUAGE_TAG, parseLanguage } from 'shared-contracts/text/language.ts';
import { escapeHtml } from '../../platform/answers/escapeHtml.ts';
import { pageHtml } from './page.ts';
import { PROVIDER_TEXTS } from './providerTexts.ts';

/** Shows a failure of the provider that cannot be told to the portal, such as a request that took too long. */
export function renderProviderError(university: University | null) {
  return (context: KoaContextWithOIDC, out: ErrorOut): void => {
    const tag = LANGUAGE_TAG[parseLanguage(context.cookies.get('lang', { signed: false }))];
    const text = PROVIDER_TEXTS[tag];
    context.type = 'html';
    context.body = pageHtml({
      tag,
      university,
      title: text.failedTitle,
      body: `<p>${text.failed}</p><p class="quiet">${escapeHtml(out.error)}</p><p><a class="primary" href="/">${text.backToPortal}</a></p>`,
    });
  };
}

import type { Language, LanguageTag } from 'shared-contracts/text/language.ts';
import type { University } from 'shared-contracts/portal/university.ts';
import { DEMO_ACCOUNTS } from './demoAccounts.ts';
import { escapeHtml } from '../../platform/answers/escapeHtml.ts';
import { pageHtml } from './page.ts';
import { PROVIDER_TEXTS, type ProviderTexts } from './providerTexts.ts';

/** Why the form is shown again. */
export type SignInFault = 'wrongPassword' | 'missing' | 'tooManyAttempts';

/**
 * Writes the sign-in form: a plain form that works without scripts.
 *
 * - action: where the form goes; the same address with `lang` shows it in another language
 * - username: what was typed before
 */
export function signInPage({
  tag,
  action,
  fault,
  username = '',
  university,
}: {
  readonly university: University | null;
  readonly tag: LanguageTag;
  readonly action: string;
  readonly fault?: SignInFault | undefined;
  readonly username?: string;
}): string {
  const text = PROVIDER_TEXTS[tag];
  const invalid = fault === undefined ? '' : ' aria-invalid="true" aria-describedby="fault"';
  const isNameFirst = username === '';
  const body = `${fault === undefined ? '' : `<p class="wrong" id="fault" role="alert">${text[fault]}</p>`}
<form method="post" action="${escapeHtml(action)}">
<label for="username">${text.username}</label>
<input id="username" name="username" autocomplete="username" autocapitalize="none" spellcheck="false" required${isNameFirst ? ' autofocus' : ''} value="${escapeHtml(username)}"${invalid}>
<label for="password">${text.password}</label>
<input id="password" name="password" type="password" autocomplete="current-password" required${isNameFirst ? '' : ' autofocus'}${invalid}>
<button class="primary" type="submit">${text.signIn}</button>
</form>
${demoAccounts(tag, text)}`;
  const languageLink = (language: Language) => `${action}?lang=${language}`;
  return pageHtml({ tag, title: text.signInTitle, body, languageLink, university });
}

function demoAccounts(tag: LanguageTag, text: ProviderTexts): string {
  const rows = DEMO_ACCOUNTS.map(
    ({ name, label }) => `<tr><th scope="row">${name}</th><td>${label[tag]}</td></tr>`,
  ).join('');
  return `<section class="demo" aria-labelledby="demo"><h2 id="demo">${text.demoTitle}</h2><p>${text.demoNote}</p>
<table><thead><tr><th scope="col">${text.demoAccount}</th><th scope="col">${text.demoRole}</th></tr></thead><tbody>${rows}</tbody></table></section>`;
}

import type { KoaContextWithOIDC } from 'oidc-provider';
import type { University } from 'shared-contracts/portal/university.ts';
import { parseLanguage, LANGUAGE_TAG } from 'shared-contracts/text/language.ts';
import { pageHtml } from './page.ts';
import { PROVIDER_TEXTS } from './providerTexts.ts';

/**
 * Ends the person's session when the portal asks for it, and goes back to the portal without a further question: the id token that
 * comes along proves who asks. Without that proof the person is asked, so that no other site can sign anybody out.
 *
 * - form: the provider's form that confirms
 */
export async function signOut(
  context: KoaContextWithOIDC,
  form: string,
  university: University | null,
): Promise<void> {
  const { session, entities, params, provider } = context.oidc;
  const asked = entities.IdTokenHint?.payload;
  const subject = typeof asked === 'object' ? asked['sub'] : undefined;
  if (session === undefined || subject !== session.accountId) {
    askFirst(context, form, university);
    return;
  }
  const grants = Object.values(session.authorizations ?? {}).map(({ grantId }) => grantId);
  await Promise.all(grants.filter((id) => id !== undefined).map((id) => endGrant(context, id)));
  await session.destroy();
  context.cookies.set(provider.cookieName('session'), null, { path: new URL(provider.issuer).pathname });
  const back = params?.['post_logout_redirect_uri'];
  const returnTo = new URL(typeof back === 'string' ? back : provider.issuer);
  const state = params?.['state'];
  if (typeof state === 'string') returnTo.searchParams.set('state', state);
  context.status = 303;
  context.redirect(typeof back === 'string' ? returnTo.href : new URL('/', returnTo).href);
}

/** The provider's own last page, for a sign-out that names no address to go back to. */
export async function renderSignedOut(
  context: KoaContextWithOIDC,
  university: University | null,
): Promise<void> {
  const { tag, text } = languageOf(context);
  context.type = 'html';
  context.body = pageHtml({
    tag,
    university,
    title: text.signedOutTitle,
    body: `<p>${text.signedOut}</p><p><a href="/">${text.backToPortal}</a></p>`,
  });
}

function askFirst(context: KoaContextWithOIDC, form: string, university: University | null): void {
  const { tag, text } = languageOf(context);
  context.type = 'html';
  context.body = pageHtml({
    tag,
    university,
    title: text.signOutTitle,
    body: `<p>${text.signOutQuestion}</p>${form}
      <button class="primary" type="submit" form="op.logoutForm" name="logout" value="yes">${text.signOut}</button>
      <p><a href="/">${text.staySignedIn}</a></p>`,
  });
}

async function endGrant(context: KoaContextWithOIDC, grantId: string): Promise<void> {
  const { provider } = context.oidc;
  await Promise.all([
    provider.AccessToken.revokeByGrantId(grantId),
    provider.RefreshToken.revokeByGrantId(grantId),
    provider.AuthorizationCode.revokeByGrantId(grantId),
    provider.Grant.find(grantId).then((grant) => grant?.destroy()),
  ]);
}

function languageOf(context: KoaContextWithOIDC) {
  const tag = LANGUAGE_TAG[parseLanguage(context.cookies.get('lang', { signed: false }))];
  return { tag, text: PROVIDER_TEXTS[tag] };
}

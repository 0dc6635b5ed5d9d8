import { isSignInAnswer } from 'shared-contracts/session/signInAnswer.ts';

/**
 * In a hidden frame in which the identity provider was asked whether it still knows the person, hands its answer to the page that asked, and
 * loads nothing of the portal.
 *
 * Returns whether this is such a frame. The form of the message is that of oidc-client-ts; a page of another origin is told nothing.
 */
export function handAnswerOver(page: Window): boolean {
  const { href, origin } = page.location;
  if (page.parent === page || !isSignInAnswer(new URL(href).searchParams)) return false;
  page.parent.postMessage({ source: 'oidc-client', url: href, keepOpen: false }, origin);
  page.stop();
  return true;
}

/**
 * Tells whether an address is the identity provider's answer to a sign-in request.
 *
 * - parameters: of the address, as URLSearchParams has them
 */
export function isSignInAnswer(parameters: { readonly has: (name: string) => boolean }): boolean {
  return parameters.has('state') && (parameters.has('code') || parameters.has('error'));
}

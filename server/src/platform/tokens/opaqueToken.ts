/** Tells tokens that say nothing themselves from those that are signed texts. */
export function isOpaque(token: string): boolean {
  return token.split('.').length !== 3;
}

/** Keeps the spaces of an Erasmus code (`G  THESSAL01`) and the code on one line. */
export function unbrokenCode(code: string): string {
  return code.replaceAll(' ', '\u00a0');
}

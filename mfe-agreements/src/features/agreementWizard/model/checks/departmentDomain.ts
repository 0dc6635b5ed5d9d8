/**
 * Reads the part of an e-mail address that tells the department: `csd` of `x@csd.example.edu`.
 *
 * - heiId: the university's own domain; null when it is not known, then a host of more than two names is a department's
 * - null when the address tells none
 *
 * Source: specification document 2, section 2.1.
 */
export function departmentDomain(email: string | undefined, heiId: string | null): string | null {
  const host = email?.split('@').at(-1)?.toLowerCase() ?? '';
  const labels = host.split('.');
  const [first = null] = labels;
  if (host === heiId) return null;
  if (heiId !== null && host.endsWith(`.${heiId}`)) return first;
  return labels.length > 2 ? first : null;
}

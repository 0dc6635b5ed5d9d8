/**
 * Throws where a page would save an existing record without saying which version it has shown: the server takes such saves, from other programs
 * (decision 0049), and would lay this one over what somebody else has saved meanwhile.
 *
 * - version: what the call names besides the body
 */
export function requireVersion(body: object, version: string | undefined): void {
  const isExisting = 'id' in body && body.id !== null && body.id !== undefined && body.id !== '';
  const isNamed = version !== undefined || ('dateModified' in body && typeof body.dateModified === 'string');
  if (isExisting && !isNamed)
    throw new TypeError('A page saves a record as the version that it has shown: dateModified is missing.');
}

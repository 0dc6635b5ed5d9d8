import { signerShape } from 'shared-contracts/institutions/members/contactShapes.ts';
import type { IiaPartner } from 'ewp/documents';
import { addressText } from './contactParts.ts';

const DAY = /^\d{4}-\d{2}-\d{2}/;

/**
 * Who signed for a partner, and when, as its copy says.
 *
 * - signingDate: ISO time of the day's beginning; null where no signer or no such day is named
 * - result: null when the copy says neither
 */
export function signingOf({ signingContact, signingDate }: IiaPartner) {
  const day = DAY.exec(signingDate ?? '')?.[0];
  const time = day === undefined ? Number.NaN : Date.parse(`${day}T00:00:00.000Z`);
  const date = Number.isNaN(time) ? null : new Date(time).toISOString();
  if (signingContact === undefined) return date === null ? null : { signer: null, signingDate: date };
  const [name] = signingContact.contactNames;
  const [given] = signingContact.personGivenNames;
  const [family] = signingContact.personFamilyNames;
  const signer = signerShape.safeParse({
    title: null,
    // An office has a name and no family.
    givenName: family === undefined ? null : (given?.value ?? null),
    familyName: family?.value ?? name?.value ?? null,
    email: signingContact.emails[0] ?? null,
    address: addressText(signingContact.mailingAddress ?? signingContact.streetAddress) || null,
  });
  return { signer: signer.success ? signer.data : null, signingDate: date };
}

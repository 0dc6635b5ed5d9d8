import * as z from 'zod';
import { fetchJson, type SeenDocument } from './checkDiscovery.ts';
import { fault, fine, note, type Finding } from './finding.ts';

const keysSchema = z.object({
  keys: z.array(
    z.looseObject({
      kty: z.string(),
      kid: z.string().optional(),
      use: z.string().optional(),
      crv: z.string().optional(),
    }),
  ),
});

/** Looks whether the provider publishes keys by which its tokens can be verified. */
export async function checkKeys(
  { jwks_uri: address }: SeenDocument,
  publicUrl: string,
): Promise<readonly Finding[]> {
  const answer = await fetchJson(address, publicUrl);
  if ('why' in answer) return [fault(`Keys at ${address}: ${answer.why}.`)];
  const parsed = keysSchema.safeParse(answer.body);
  if (!parsed.success) return [fault(`${address} holds no keys (JWK set).`)];
  const signing = parsed.data.keys.filter(({ use }) => use === undefined || use === 'sig');
  const usable = signing.filter(({ kty, crv }) => kty === 'RSA' || (kty === 'EC' && crv === 'P-256'));
  const names = signing.map(
    ({ kty, crv, kid }) => `${kty}${crv === undefined ? '' : ` ${crv}`} ${kid ?? '(no name)'}`,
  );
  if (usable.length === 0) {
    return [
      fault(
        `None of the provider's keys verifies RS256, PS256 or ES256: ${names.join(', ') || 'there are none'}.`,
      ),
    ];
  }
  const isNameless = usable.length > 1 && usable.some(({ kid }) => kid === undefined);
  return [
    fine(
      `The provider publishes ${usable.length === 1 ? 'a key' : `${usable.length} keys`} that will do: ${names.join(', ')}.`,
    ),
    ...(isNameless ? [note('Not all of its keys have names (kid): each that fits is tried.')] : []),
  ];
}

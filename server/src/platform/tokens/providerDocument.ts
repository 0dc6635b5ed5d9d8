import { boundedFetch } from 'ewp/net';
import * as z from 'zod';
import { ProviderUnreachableError } from './verifiedPayload.ts';

/** Those of most providers have less than 10 KB. */
const BOUNDS = { timeLimitMs: 5_000, limitBytes: 256 * 1024 };
/** After a failure, so that calls with a token do not each become a request to the provider. */
const PAUSE_MS = 5_000;

const address = z.url({ protocol: /^https?$/ });
const documentSchema = z.object({
  issuer: z.string(),
  jwks_uri: address,
  introspection_endpoint: address.optional(),
  userinfo_endpoint: address.optional(),
});

/** What the portal takes from a provider's discovery document. Source: OpenID Connect Discovery 1.0, section 3. */
export interface ProviderDocument extends z.infer<typeof documentSchema> {}

/** Gives the discovery document of a provider. Throws ProviderUnreachableError when the provider does not answer as one should. */
export type FindProvider = () => Promise<ProviderDocument>;

/**
 * Looks for a provider's discovery document when it is asked for first, and remembers it; a failed look is tried again after a pause.
 *
 * - issuer: may lack the slash at its end that the provider's own name has, or have one too many; the name in the document counts
 */
export function providerDocument(issuer: string): FindProvider {
  let found: Promise<ProviderDocument> | undefined;
  let failedAt: number | undefined;
  return () => {
    if (found === undefined || (failedAt !== undefined && !isWithin(failedAt, PAUSE_MS))) {
      failedAt = undefined;
      found = discover(issuer).catch((error: unknown) => {
        failedAt = Date.now();
        throw error;
      });
    }
    return found;
  };
}

/** Checks whether a time is at most so long ago; a clock that was set back counts as later. */
export function isWithin(time: number, lengthMs: number): boolean {
  const passed = Date.now() - time;
  return passed >= 0 && passed < lengthMs;
}

async function discover(issuer: string): Promise<ProviderDocument> {
  const address = discoveryAddress(issuer);
  const document = documentSchema.safeParse(await askForJson(address));
  if (!document.success) {
    const members = document.error.issues.map(({ path }) => path.join('.')).join(', ');
    throw new ProviderUnreachableError(
      `its discovery document at ${address} lacks what is needed: ${members}`,
    );
  }
  const says = document.data.issuer;
  if (withoutSlash(says) !== withoutSlash(issuer)) {
    throw new ProviderUnreachableError(
      `its discovery document is of the issuer ${says}, and OIDC_ISSUER is ${issuer}`,
    );
  }
  return document.data;
}

/** Where a provider's discovery document lies. Source: OpenID Connect Discovery 1.0, section 4. */
export function discoveryAddress(issuer: string): string {
  return `${withoutSlash(issuer)}/.well-known/openid-configuration`;
}

/** Two names that differ by the slash at their end are found at one address. */
export function withoutSlash(issuer: string): string {
  return issuer.replace(/(?<!\/)\/+$/, '');
}

/** Fetches a document of a provider. Throws ProviderUnreachableError without a good answer. */
export async function askForJson(url: string): Promise<unknown> {
  const response = await boundedFetch(url, { ...BOUNDS, redirect: 'error' }).catch((cause: unknown) => {
    throw new ProviderUnreachableError('it does not answer', { cause });
  });
  if (!response.ok) throw new ProviderUnreachableError(`it answers ${response.status}`);
  return response.json().catch((cause: unknown) => {
    throw new ProviderUnreachableError('it does not answer with JSON', { cause });
  });
}

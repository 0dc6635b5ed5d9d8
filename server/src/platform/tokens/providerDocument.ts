import * as z from 'zod';
import { ProviderUnreachableError } from './verifiedPayload.ts';

const TIMEOUT_MS = 5_000;

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
 * Looks for a provider's discovery document when it is asked for first, and remembers it; a failed look is tried again the next time.
 *
 * - issuer: may lack the slash at its end that the provider's own name has, or have one too many; the name in the document counts
 */
export function providerDocument(issuer: string): FindProvider {
  let found: Promise<ProviderDocument> | undefined;
  return () => {
    found ??= discover(issuer).catch((error: unknown) => {
      found = undefined;
      throw error;
    });
    return found;
  };
}

async function discover(issuer: string): Promise<ProviderDocument> {
  const address = discoveryAddress(issuer);
  const document = documentSchema.safeParse(await fetchJson(address));
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

async function fetchJson(url: string): Promise<unknown> {
  const response = await reachable(
    fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS), redirect: 'error' }),
  );
  return response.json().catch((cause: unknown) => {
    throw new ProviderUnreachableError('it does not answer with JSON', { cause });
  });
}

/** Waits for a good answer of a provider. Throws ProviderUnreachableError without one. */
export async function reachable(call: Promise<Response>): Promise<Response> {
  const response = await call.catch((cause: unknown) => {
    throw new ProviderUnreachableError('it does not answer', { cause });
  });
  if (!response.ok) throw new ProviderUnreachableError(`it answers ${response.status}`);
  return response;
}

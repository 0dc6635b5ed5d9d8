import { readBody } from 'ewp/readBody.ts';
import * as z from 'zod';
import type { StandingSettings } from '../../config/identitySettings.ts';
import type { FindProvider } from '../../platform/providerDocument.ts';
import type { TokenClaims } from '../../platform/tokenVerifier.ts';
import { ProviderUnreachableError } from '../../platform/verifiedPayload.ts';
import { claimedRoles } from './claimedRoles.ts';

/** What a provider says of a token: whether it still counts, and its person's roles, as a scope; undefined where it tells none. */
export type ProviderWord =
  { readonly isGood: false } | { readonly isGood: true; readonly roles: string | undefined };

/** Asks the provider of a token that was verified. Throws NoAnswerError without an answer, else ProviderUnreachableError without one of use. */
export type AskProvider = (token: string, claims: TokenClaims) => Promise<ProviderWord>;

/** The provider cannot be had at all, whoever is asked about. */
export class NoAnswerError extends Error {
  override readonly name = 'NoAnswerError';
}

const TIMEOUT_MS = 5_000;
const LONGEST_ANSWER_BYTES = 256 * 1024;

const introspectionSchema = z.looseObject({ active: z.boolean(), sub: z.string().optional() });
const userInfoSchema = z.looseObject({ sub: z.string() });

/**
 * Asks a provider by token introspection, where a client for it is set and the provider offers it, or else by its UserInfo; one that offers neither is taken to
 * say nothing against any token.
 *
 * Sources: RFC 7662, section 2; OpenID Connect Core 1.0, section 5.3.
 */
export function askProvider(find: FindProvider, { introspection, roleClaim }: StandingSettings): AskProvider {
  return async (token, { sub }) => {
    const { introspection_endpoint: introspect, userinfo_endpoint: userInfo } = await find().catch(
      (cause: unknown) => {
        throw new NoAnswerError('no discovery document', { cause });
      },
    );
    if (introspection !== null && introspect !== undefined) {
      const answer = await called(introspect, {
        method: 'POST',
        headers: { authorization: basic(introspection.clientId, introspection.clientSecret) },
        body: new URLSearchParams({ token, token_type_hint: 'access_token' }),
      });
      const said = await readAnswer(answer, introspectionSchema);
      if (!said.active) return { isGood: false };
      requireSubject(said.sub ?? sub, sub);
      return { isGood: true, roles: claimedRoles(said, roleClaim) };
    }
    if (userInfo === undefined) return { isGood: true, roles: undefined };
    const answer = await called(userInfo, { headers: { authorization: `Bearer ${token}` } });
    if (isOver(answer)) return { isGood: false };
    const said = await readAnswer(answer, userInfoSchema);
    requireSubject(said.sub, sub);
    return { isGood: true, roles: claimedRoles(said, roleClaim) };
  };
}

/** A 403 for too small a scope is a fault of settings, not of the session. Source: RFC 6750, section 3.1. */
function isOver({ status, headers }: Response): boolean {
  if (status === 403) return !/insufficient_scope/.test(headers.get('www-authenticate') ?? '');
  return status === 400 || status === 401;
}

async function called(address: string, init: RequestInit): Promise<Response> {
  const headers = new Headers(init.headers);
  headers.set('accept', 'application/json');
  const call = { ...init, headers, redirect: 'error', signal: AbortSignal.timeout(TIMEOUT_MS) } as const;
  return fetch(address, call).catch((cause: unknown) => {
    throw new NoAnswerError('it does not answer', { cause });
  });
}

async function readAnswer<Said>(response: Response, schema: z.ZodType<Said>): Promise<Said> {
  const body = await readBody(response, LONGEST_ANSWER_BYTES).catch((cause: unknown) => {
    throw new NoAnswerError('it does not end its answer', { cause });
  });
  if (!response.ok) throw new ProviderUnreachableError(`it answers ${response.status}`);
  const said = schema.safeParse(body === null ? null : parsed(new TextDecoder().decode(body)));
  if (!said.success) throw new ProviderUnreachableError('its answer is of another form');
  return said.data;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The answer to a token of one person must not speak of another. Source: OpenID Connect Core 1.0, section 5.3.2. */
function requireSubject(said: string, expected: string): void {
  if (said !== expected) throw new ProviderUnreachableError('its answer is of another person');
}

/** Source: RFC 6749, section 2.3.1: both are encoded as a form's values before they are joined. */
function basic(clientId: string, clientSecret: string): string {
  const [name, secret] = [clientId, clientSecret].map((value) =>
    new URLSearchParams({ value }).toString().slice('value='.length),
  );
  return `Basic ${Buffer.from(`${name}:${secret}`).toString('base64')}`;
}

import { boundedFetch, ResponseTooLongError } from 'ewp/net';
import * as z from 'zod';
import type { ClientCredentials } from '../../config/identitySettings.ts';
import { ProviderUnreachableError } from '../../platform/tokens/verifiedPayload.ts';

/** The provider cannot be had at all, whoever is asked about. */
export class NoAnswerError extends Error {
  override readonly name = 'NoAnswerError';
}

const BOUNDS = { timeLimitMs: 5_000, limitBytes: 256 * 1024 };

const introspectionSchema = z.looseObject({ active: z.boolean(), sub: z.string().optional() });
const userInfoSchema = z.looseObject({ sub: z.string() });

/**
 * Has a provider introspect a token; gives null for one that counts no more. Source: RFC 7662, section 2.
 *
 * Throws NoAnswerError without an answer, else ProviderUnreachableError without one of use.
 */
export async function askIntrospection(
  address: string,
  { clientId, clientSecret }: ClientCredentials,
  token: string,
): Promise<z.infer<typeof introspectionSchema> | null> {
  const answer = await called(address, {
    method: 'POST',
    headers: { authorization: basic(clientId, clientSecret) },
    body: new URLSearchParams({ token, token_type_hint: 'access_token' }),
  });
  const said = await readAnswer(answer, introspectionSchema);
  return said.active ? said : null;
}

/** Asks a provider of the person of a token, with the token; result and faults as those of {@link askIntrospection}. Source: OpenID Connect Core 1.0, section 5.3. */
export async function askUserInfo(
  address: string,
  token: string,
): Promise<z.infer<typeof userInfoSchema> | null> {
  const answer = await called(address, { headers: { authorization: `Bearer ${token}` } });
  return isOver(answer) ? null : readAnswer(answer, userInfoSchema);
}

/** A 403 for too small a scope is a fault of settings, not of the session. Source: RFC 6750, section 3.1. */
function isOver({ status, headers }: Response): boolean {
  if (status === 403) return !/insufficient_scope/.test(headers.get('www-authenticate') ?? '');
  return status === 400 || status === 401;
}

async function called(
  address: string,
  init: Pick<RequestInit, 'method' | 'headers' | 'body'>,
): Promise<Response> {
  const headers = new Headers(init.headers);
  headers.set('accept', 'application/json');
  return boundedFetch(address, { ...init, ...BOUNDS, headers, redirect: 'error' }).catch((cause: unknown) => {
    if (cause instanceof ResponseTooLongError) throw new ProviderUnreachableError('its answer is too long');
    throw new NoAnswerError('it does not answer', { cause });
  });
}

async function readAnswer<Said>(response: Response, schema: z.ZodType<Said>): Promise<Said> {
  if (!response.ok) throw new ProviderUnreachableError(`it answers ${response.status}`);
  const said = schema.safeParse(parsed(await response.text()));
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

/** Source: RFC 6749, section 2.3.1: both are encoded as a form's values before they are joined. */
function basic(clientId: string, clientSecret: string): string {
  const [name, secret] = [clientId, clientSecret].map((value) =>
    new URLSearchParams({ value }).toString().slice('value='.length),
  );
  return `Basic ${Buffer.from(`${name}:${secret}`).toString('base64')}`;
}

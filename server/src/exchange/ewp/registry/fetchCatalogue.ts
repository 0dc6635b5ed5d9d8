import { guardAddress } from '../addressGuard.ts';
import { readBody } from '../readBody.ts';

const TIME_LIMIT_MS = 20_000;

export type FetchCatalogue = {
  readonly catalogueUrl: string;
  readonly allowsLoopback: boolean;
  readonly fetch?: typeof fetch;
};

export type FetchedCatalogue =
  | { readonly kind: 'changed'; readonly xml: string; readonly etag: string | null }
  | { readonly kind: 'unchanged' }
  | { readonly kind: 'failed'; readonly reason: string };

/** Asks the registry for the catalogue, unless it is still the one with this etag. Never throws. */
export async function fetchCatalogue(
  { catalogueUrl, allowsLoopback, fetch: send = fetch }: FetchCatalogue,
  etag: string | null,
  limitBytes: number,
): Promise<FetchedCatalogue> {
  try {
    const response = await send(guardAddress(catalogueUrl, { allowsLoopback }), {
      headers: { accept: 'application/xml', ...(etag === null ? {} : { 'if-none-match': etag }) },
      redirect: 'manual',
      signal: AbortSignal.timeout(TIME_LIMIT_MS),
    });
    if (response.status === 304 && etag !== null) return { kind: 'unchanged' };
    if (response.status !== 200)
      return { kind: 'failed', reason: `The registry answered ${response.status}.` };
    const body = await readBody(response, limitBytes);
    if (body === null) return { kind: 'failed', reason: 'The catalogue is too large.' };
    return { kind: 'changed', xml: Buffer.from(body).toString('utf8'), etag: response.headers.get('etag') };
  } catch (error) {
    const reason = error instanceof Error ? error.message : 'unknown';
    return { kind: 'failed', reason: `The registry could not be asked: ${reason}` };
  }
}

import { guardAddress } from '../addressGuard.ts';
import { guardedFetch, type SendHttp } from '../guardedFetch.ts';
import { readBody } from '../readBody.ts';

const TIME_LIMIT_MS = 30_000;

export type FetchCatalogue = {
  readonly catalogueUrl: string;
  readonly allowsLoopback: boolean;
  readonly fetch?: SendHttp;
};

/**
 * - bytes: the document, UTF-8
 * - modifiedAt: null when the registry does not say
 */
export type FetchedCatalogue =
  | {
      readonly kind: 'changed';
      readonly bytes: Uint8Array<ArrayBuffer>;
      readonly etag: string | null;
      readonly modifiedAt: Date | null;
    }
  | { readonly kind: 'unchanged' }
  | { readonly kind: 'failed'; readonly reason: string };

/** Asks the registry for the catalogue, unless it is still the one with this etag. Never throws. */
export async function fetchCatalogue(
  { catalogueUrl, allowsLoopback, fetch: send = guardedFetch({ allowsLoopback }) }: FetchCatalogue,
  etag: string | null,
  limitBytes: number,
): Promise<FetchedCatalogue> {
  try {
    const response = await send(guardAddress(catalogueUrl, { allowsLoopback }), {
      headers: {
        accept: 'application/xml',
        'accept-encoding': 'gzip',
        ...(etag === null ? {} : { 'if-none-match': etag }),
      },
      signal: AbortSignal.timeout(TIME_LIMIT_MS),
    });
    if (response.status === 304 && etag !== null) return { kind: 'unchanged' };
    if (response.status !== 200)
      return { kind: 'failed', reason: `The registry answered ${response.status}.` };
    const bytes = await readBody(unpacked(response), limitBytes);
    if (bytes === null) return { kind: 'failed', reason: 'The catalogue is too large.' };
    const modified = Date.parse(response.headers.get('last-modified') ?? '');
    const modifiedAt = Number.isNaN(modified) ? null : new Date(modified);
    return { kind: 'changed', bytes, etag: response.headers.get('etag'), modifiedAt };
  } catch (error) {
    return { kind: 'failed', reason: `The registry could not be asked: ${reasonOf(error)}` };
  }
}

/** Some tens of megabytes are a tenth of that when they are packed. */
function unpacked(response: Response): Response {
  if (response.headers.get('content-encoding') !== 'gzip' || response.body === null) return response;
  return new Response(response.body.pipeThrough(new DecompressionStream('gzip')));
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  return error.cause instanceof Error ? error.cause.message : error.message;
}

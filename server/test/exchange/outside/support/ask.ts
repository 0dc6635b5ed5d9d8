import type { Answer } from './call.ts';
import type { OutsideHost } from './outsideHost.ts';
import { signedCall, type SentRequest } from './signedCall.ts';
import type { World } from './world.ts';

export type Params = readonly (readonly [string, string])[];

/** Asks the node by GET, or POST, for what an address of its manifest gives, such as `iias get-url`. */
export async function ask(
  { urls, a }: World,
  api: string,
  params: Params = [],
  { by = 'GET', as = a.host }: { readonly by?: 'GET' | 'POST'; readonly as?: OutsideHost } = {},
): Promise<Answer & { readonly sent: SentRequest }> {
  const url = urls[api];
  if (url === undefined) throw new Error(`The manifest declares no ${api}.`);
  if (by === 'POST') return signedCall({ url, key: as.client, form: params });
  const query = new URLSearchParams(
    params.map(([name, value]): [string, string] => [name, value]),
  ).toString();
  return signedCall({ url: query === '' ? url : `${url}?${query}`, key: as.client });
}

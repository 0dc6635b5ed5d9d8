import { patient } from '../../../../../scripts/lib/patience.mjs';
import type { OutsideHost } from './outsideHost.ts';
import type { ApiUrls } from './registryDocument.ts';
import { signedCall } from './signedCall.ts';
import { rarerLooks } from '../../../support/letTimePass.ts';

const LONGEST_MS = patient(15_000);

/** Waits until the node has read the registry: it began before there was anything to read. */
export async function knownTo(urls: ApiUrls, { client }: OutsideHost): Promise<void> {
  const url = urls['echo url'] ?? '';
  const end = Date.now() + LONGEST_MS;
  const nextLook = rarerLooks();
  while (Date.now() < end) {
    const { status } = await signedCall({ url, key: client });
    if (status === 200) return;
    if (status !== 503) throw new Error(`The node answers ${status}.`);
    await nextLook();
  }
  throw new Error('The node does not read the registry.');
}

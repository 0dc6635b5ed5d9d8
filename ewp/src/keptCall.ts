import { createHash } from 'node:crypto';
import { iiaHash } from './iiaHash.ts';
import { keptFault, type KeptMessage } from './signature/keptMessage.ts';
import { readXml } from './xml/readXml.ts';
import { childrenOf, textOf } from './xml/xmlTree.ts';
import { NS } from './documents/namespaces.ts';

/**
 * A call of the network that somebody kept.
 *
 * - direction: `outgoing` for one that the keeper made
 * - sha256: of the document, lower-case hex
 * - document: the answer, as text
 * - proof: of an incoming call what proves who asked, of an outgoing one what proves who answered
 */
export type CallToCheck = {
  readonly direction: 'outgoing' | 'incoming';
  readonly sha256: string | null;
  readonly document: string | null;
  readonly proof: KeptMessage | null;
};

/** - proved: the other side's key signed it; unsigned: nothing proves it but the keeper; false: it was changed, and `reason` says where */
export type CheckedCall =
  { readonly verdict: 'proved' | 'unsigned' } | { readonly verdict: 'false'; readonly reason: string };

/** Checks a kept call by nothing but itself: signature, digest, the document's SHA-256, and the hash of each agreement in it. */
export function checkCall({ direction, sha256, document, proof }: CallToCheck): CheckedCall {
  const reason =
    documentFault(document, sha256) ?? (proof && (keptFault(proof) ?? bodyFault(direction, document, proof)));
  if (reason) return { verdict: 'false', reason };
  return { verdict: proof === null ? 'unsigned' : 'proved' };
}

function documentFault(document: string | null, sha256: string | null): string | null {
  if (document === null) return null;
  if (createHash('sha256').update(document, 'utf8').digest('hex') !== sha256)
    return 'The document has another SHA-256.';
  const read = readXml(Buffer.from(document));
  if (read.kind !== 'valid' || read.root.namespace !== NS.iiasGet) return null;
  const isWrong = childrenOf(read.root, NS.iiasGet, 'iia').some(
    (iia) => textOf(iia, NS.iiasGet, 'iia-hash') !== iiaHash(iia),
  );
  return isWrong ? 'An agreement in the document has another hash than it says.' : null;
}

/** An answer may have come packed; then what was signed is not the text, and stands in the proof alone. */
function bodyFault(
  direction: CallToCheck['direction'],
  document: string | null,
  proof: KeptMessage,
): string | null {
  if (direction === 'incoming' || document === null) return null;
  const signed = Buffer.from(proof.body, 'base64');
  const isPacked = signed[0] === 0x1f && signed[1] === 0x8b;
  return isPacked || signed.toString('utf8') === document
    ? null
    : 'The document is not the one that was signed.';
}

/** The one algorithm that nodes of the network have to know. */
export const SIGNATURE_ALGORITHM = 'rsa-sha256';

/** Parameters of an `Authorization: Signature` or a `Signature` header. Source: draft-cavage-http-signatures-07, section 2.1. */
export type SignatureParameters = {
  readonly keyId: string;
  /** Lower case. */
  readonly algorithm: string;
  /** Names of what was signed, lower case, in the order of the signing string. */
  readonly headers: readonly string[];
  /** Base64. */
  readonly signature: string;
};

const PARAMETER = /^\s*([A-Za-z]+)\s*=\s*"([^"]*)"\s*$/;

/** Gives what an `Authorization` header says of its signature; undefined when it has another scheme. */
export function signatureText(authorization: string | undefined): string | undefined {
  return /^Signature\s(.*)$/i.exec(authorization ?? '')?.[1]?.trimStart();
}

/** Parses the parameters; null when they are malformed, repeated, or one that is needed is missing. */
export function parseSignatureParameters(text: string): SignatureParameters | null {
  const found = new Map<string, string>();
  for (const part of text.split(',')) {
    const [, name, value] = PARAMETER.exec(part) ?? [];
    if (name === undefined || value === undefined || found.has(name)) return null;
    found.set(name, value);
  }
  const keyId = found.get('keyId');
  const algorithm = found.get('algorithm');
  const signature = found.get('signature');
  if (!keyId || !algorithm || !signature) return null;
  // The draft: without a list of headers, the date alone was signed.
  const headers = (found.get('headers') ?? 'date').toLowerCase().split(' ').filter(Boolean);
  return { keyId, algorithm: algorithm.toLowerCase(), headers, signature };
}

/** Writes the parameters as they stand in a header. */
export function formatSignatureParameters({
  keyId,
  algorithm,
  headers,
  signature,
}: SignatureParameters): string {
  return `keyId="${keyId}",algorithm="${algorithm}",headers="${headers.join(' ')}",signature="${signature}"`;
}

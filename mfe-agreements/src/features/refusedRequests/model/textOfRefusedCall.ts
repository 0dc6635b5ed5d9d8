import type { WholeRefusedCall } from 'shared-contracts/exchange/refusedCalls.ts';

const SENDERS: Readonly<Record<WholeRefusedCall['sender'], string>> = {
  proved: 'proved by the signature',
  claimed: 'named by the request, not proved',
  unnamed: 'none that the registry knows',
  unknown: 'none that the registry knows',
};

/** Writes down a request that was refused, for those who program the client: in English, with what they need to find the fault. */
export function textOfRefusedCall(call: WholeRefusedCall): string {
  const { at, status, reason, sender, keyId, heis, signed, bodyDigest } = call;
  const facts = [
    `Received: ${at}`,
    `Answered: HTTP ${status}, ${reason}`,
    `Client: ${SENDERS[sender]}`,
    keyId !== null && `Key (SHA-256): ${keyId}`,
    heis.length > 0 && `Institutions of the key: ${heis.map(({ heiId }) => heiId).join(', ')}`,
  ].filter((fact) => fact !== false);
  return [
    facts.join('\n'),
    part('Request as it came (names of headers in lower case)', requestOf(call)),
    signed !== null && part('Text that the signature has to be of', signed),
    bodyDigest !== null && part('SHA-256 of the body, in base64', bodyDigest),
  ]
    .filter((text) => text !== false)
    .join('\n\n');
}

function part(title: string, text: string): string {
  return `--- ${title} ---\n${text}`;
}

function requestOf({ method, pathAndQuery, headers, body, bodyBytes, bodyDigest }: WholeRefusedCall): string {
  const head = [
    `${method} ${pathAndQuery} HTTP/1.1`,
    ...headers.map(({ name, value }) => `${name}: ${value}`),
  ].join('\n');
  if (bodyBytes === null) return `${head}\n\n[The body was too long to be read.]`;
  const rest = bodyDigest === null ? `\n[The body had ${bodyBytes} bytes; this is its beginning.]` : '';
  return bodyBytes === 0 ? head : `${head}\n\n${body}${rest}`;
}

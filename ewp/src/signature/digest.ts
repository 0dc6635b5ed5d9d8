import { createHash } from 'node:crypto';

/** Gives the `Digest` header of a body: SHA-256 of its bytes in base64. Source: RFC 3230, RFC 5843. */
export function digestOf(body: Uint8Array): string {
  return `SHA-256=${hashOf(body)}`;
}

/** Says whether a `Digest` header, which may hold digests in several algorithms, has the SHA-256 of the body. */
export function isDigestOf(header: string | undefined, body: Uint8Array): boolean {
  const expected = hashOf(body);
  const given = (header ?? '').split(',').flatMap((part) => {
    const [, value] = /^\s*sha-256=(\S+)\s*$/i.exec(part) ?? [];
    return value === undefined ? [] : [value];
  });
  return given.length > 0 && given.every((value) => value === expected);
}

function hashOf(body: Uint8Array): string {
  return createHash('sha256').update(body).digest('base64');
}

import { createHash, generateKeyPairSync, type KeyObject } from 'node:crypto';

/** RSA key pair as the network knows one. */
export type OutsideKey = {
  readonly privateKey: KeyObject;
  /** Base64 of the DER form, as it is published. */
  readonly published: string;
  /** Lower-case hex SHA-256 of the DER form. */
  readonly keyId: string;
};

/** A host of the network, which may speak for several universities or for none. */
export type OutsideHost = {
  readonly heiIds: readonly string[];
  readonly client: OutsideKey;
  readonly server: OutsideKey;
};

export function outsideKey(): OutsideKey {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  return {
    privateKey,
    ...publishedKey(publicKey.export({ type: 'spki', format: 'der' }).toString('base64')),
  };
}

export type PublishedKey = Pick<OutsideKey, 'published' | 'keyId'>;

export const publishedKey = (published: string): PublishedKey => ({
  published,
  keyId: createHash('sha256').update(Buffer.from(published, 'base64')).digest('hex'),
});

export function outsideHost(...heiIds: readonly string[]): OutsideHost {
  return { heiIds, client: outsideKey(), server: outsideKey() };
}

import { randomUUID } from 'node:crypto';
import { digestOf, type Shape } from './signedCall.ts';
import type { World } from './world.ts';

// Signed requests of another node, each told by what is peculiar about it.

/** What a request has to sign at least. */
export const MINIMUM = ['(request-target)', 'host', 'original-date', 'digest', 'x-request-id'];
const minutes = (count: number) => new Date(Date.now() + count * 60_000).toUTCString();

type Case = readonly [string, (shape: Shape) => Shape];
export const withHeaders =
  (headers: NonNullable<Shape['headers']>) =>
  (shape: Shape): Shape => ({ ...shape, headers });

/** A date so many minutes from now; from when the call is made, as it may be a while until then. */
export const withDate =
  (name: 'date' | 'original-date', count: number, headers: Shape['headers'] = {}) =>
  (shape: Shape): Shape => ({ ...shape, headers: { ...headers, [name]: minutes(count) } });

/** What the node takes. */
export const ACCEPTED: readonly Case[] = [
  ['the least that must be signed', (shape) => ({ ...shape, signed: MINIMUM })],
  ['another order', (shape) => ({ ...shape, signed: MINIMUM.toReversed() })],
  ['Date in place of Original-Date', withDate('date', 0, { 'original-date': undefined })],
  ['both dates', withDate('date', 0)],
  ['a clock four minutes slow', withDate('original-date', -4)],
  ['a clock four minutes fast', withDate('original-date', 4)],
  ['headers of its own that are signed', withHeaders({ 'x-ours': 'one, two', accept: 'application/xml' })],
  ['an algorithm of the digest in lower case', withHeaders({ digest: `sha-256=${digestOf('')}` })],
  [
    'several digests',
    withHeaders({
      digest: `MD5=${digestOf('', 'md5')},SHA-256=${digestOf('')},SHA-512=${digestOf('', 'sha512')}`,
    }),
  ],
  [
    'a header that came in on the way',
    (shape) => ({ ...shape, after: { via: '1.1 proxy', 'x-forwarded-for': '10.0.0.1' } }),
  ],
  ['a date that a proxy put in', (shape) => ({ ...shape, after: { date: minutes(1) } })],
  ['a large header', withHeaders({ 'x-long': 'x'.repeat(6000) })],
];

/** What it refuses, with the status. */
export const REFUSED: readonly (readonly [number, string, (shape: Shape, world: World) => Shape])[] = [
  [403, 'a key that is not in the registry', (shape, { stranger }) => ({ ...shape, key: stranger.client })],
  [403, 'a server key for a client key', (shape, { a }) => ({ ...shape, key: a.host.server })],
  [
    400,
    'the key of one and the signature of another',
    (shape, { a, b }) => ({ ...shape, key: { ...b.host.client, keyId: a.host.client.keyId } }),
  ],
  [400, 'a date twenty minutes old', withDate('original-date', -20)],
  [400, 'a date twenty minutes ahead', withDate('original-date', 20)],
  [400, 'a date that is none', withHeaders({ 'original-date': 'yesterday' })],
  [400, 'a signed Date twenty minutes old beside a good Original-Date', withDate('date', -20)],
  [400, 'the digest of another body', withHeaders({ digest: `SHA-256=${digestOf('echo=other')}` })],
  [400, 'a digest by SHA-1', withHeaders({ digest: `SHA=${digestOf('', 'sha1')}` })],
  [400, 'a digest that is no base64', withHeaders({ digest: 'SHA-256=***' })],
  [400, 'an id of the request that is no UUID', withHeaders({ 'x-request-id': '17' })],
  [
    400,
    'an id of the request in capital letters',
    withHeaders({ 'x-request-id': randomUUID().toUpperCase() }),
  ],
  [
    400,
    'an id of the request without hyphens',
    withHeaders({ 'x-request-id': randomUUID().replaceAll('-', '') }),
  ],
  [400, 'a header that was changed on the way', (shape) => ({ ...shape, after: { 'want-digest': 'MD5' } })],
  [
    400,
    'a signed header that was lost on the way',
    (shape) => ({ ...shape, after: { 'want-digest': undefined } }),
  ],
  [400, 'the name of another host', withHeaders({ host: 'elsewhere.example.org' })],
];

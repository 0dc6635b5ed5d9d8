import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { guardReleases } from '../src/publish/guardReleases.ts';

const burnt = (module: string) => ({
  module,
  release: '1.0.0-bad',
  at: '2026-11-21T10:00:00.000Z',
  sequence: 7,
  sessions: 5,
  failed: 4,
});

let server: Server;
beforeEach(async () => {
  server = createServer((_request, response) =>
    response.end(JSON.stringify([burnt('mfe-first'), burnt('mfe-second')])),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterEach(() => new Promise((resolve) => server.close(resolve)));

test('a release that nothing can be done about keeps none of the others in force', async () => {
  const told: string[] = [];
  const { port } = server.address() as AddressInfo;
  const guarding = guardReleases(
    async ({ module, release, sequence }) => {
      if (module === 'mfe-first') throw new Error('mfe-first has no earlier release');
      return `${module} ${release} ${sequence} was taken back`;
    },
    `http://127.0.0.1:${port}`,
    (sentence) => {
      told.push(sentence);
      if (sentence.includes('was taken back')) throw new Error('enough of guarding');
    },
  );
  await expect(guarding).rejects.toThrow('enough of guarding');
  expect(told).toEqual(['mfe-first has no earlier release', 'mfe-second 1.0.0-bad 7 was taken back']);
});

import { zipOf } from './zipOf.ts';

const named = (read: () => AsyncGenerator<Uint8Array>) => ({
  name: 'a.json',
  content: { read },
  changedAt: new Date('2026-11-26T10:00:00Z'),
});
const PIECE = Buffer.from('the first piece');

describe('zipOf', () => {
  test('fails when a file fails that somebody waits for', async () => {
    const lost = Promise.withResolvers<never>();
    const { stream } = zipOf([
      named(async function* read() {
        yield PIECE;
        await lost.promise;
      }),
    ]);
    const reading = (async () => {
      let text = '';
      for await (const piece of stream) {
        text += String(piece);
        if (text.includes(String(PIECE))) lost.reject(new Error('The database is gone.'));
      }
    })();
    await expect(reading).rejects.toThrow('The database is gone.');
  });

  test('lets go of the open file when whoever reads stops', async () => {
    const over = Promise.withResolvers<string>();
    const { stream } = zipOf([
      named(async function* read() {
        try {
          for (;;) yield PIECE;
        } finally {
          over.resolve('over');
        }
      }),
    ]);
    stream.once('data', () => stream.destroy());
    await expect(over.promise).resolves.toBe('over');
  });
});

import { writeEcho } from '../src/documents/echo.ts';
import { NS } from '../src/documents/namespaces.ts';
import { xmlThreads } from '../src/xml/xmlThreads.ts';

const ECHO = Buffer.from(writeEcho({ heiIds: ['a.example'], echo: ['one', 'two'] }));
const script = (code: string) => new URL(`data:text/javascript,${encodeURIComponent(code)}`);
/** A thread that never comes back from a document that begins with an exclamation mark, as from an expression that needs the square of its length. */
const STUCK = script(`
  import { parentPort } from 'node:worker_threads';
  parentPort.on('message', (bytes) => {
    if (bytes[0] === 33) for (;;);
    parentPort.postMessage(JSON.stringify({ kind: 'not-xml', detail: 'read' }));
  });
  parentPort.postMessage('ready');
`);
const ENDING = script('process.exit(1)');

describe('xmlThreads', () => {
  test('reads as readXml does', async () => {
    const { read } = xmlThreads();
    expect(await read(ECHO)).toMatchObject({ kind: 'valid', root: { name: 'response', namespace: NS.echo } });
    expect(await read(Buffer.from('<a>'))).toMatchObject({ kind: 'not-xml' });
    expect(await read(Buffer.from(`<response xmlns="${NS.echo}"><echo/></response><x/>`))).toMatchObject({
      kind: 'not-xml',
    });
  });

  test('reads many at once, each for itself', async () => {
    const { read } = xmlThreads();
    const documents = Array.from({ length: 40 }, (_, index) =>
      Buffer.from(writeEcho({ heiIds: [], echo: [String(index)] })),
    );
    const roots = await Promise.all(documents.map(read));
    expect(roots.map((one) => one.kind === 'valid' && one.root.children[0]?.text)).toEqual(
      documents.map((_, index) => String(index)),
    );
  });

  test('ends a document that takes too long; everything else goes on, and the next one is read', async () => {
    const { read } = xmlThreads({ threads: 1, timeLimitMs: 300, script: STUCK });
    let ticks = 0;
    const ticking = setInterval(() => (ticks += 1), 5);
    const [stuck, next] = await Promise.all([read(Buffer.from('!')), read(Buffer.from('x'))]);
    clearInterval(ticking);
    expect(stuck).toEqual({ kind: 'not-xml', detail: 'The document takes too long to be read.' });
    expect(next).toEqual({ kind: 'not-xml', detail: 'read' });
    expect(ticks).toBeGreaterThan(3);
  });

  test('keeps nobody waiting for a document that takes its time', async () => {
    const { read } = xmlThreads({ threads: 2, timeLimitMs: 2_000, script: STUCK });
    const order: string[] = [];
    const stuck = read(Buffer.from('!')).then(() => order.push('stuck'));
    await read(Buffer.from('x')).then(() => order.push('next'));
    await stuck;
    expect(order).toEqual(['next', 'stuck']);
  });

  test('tells of a thread that ends by itself, and of a document that is too large', async () => {
    const { read } = xmlThreads({ limitBytes: 10, script: ENDING });
    expect(await read(Buffer.from('x'))).toEqual({
      kind: 'not-xml',
      detail: 'The document could not be read.',
    });
    expect(await read(Buffer.from('x'.repeat(11)))).toMatchObject({ kind: 'not-xml' });
  });
});

import { randomBytes } from 'node:crypto';
import { deflateSync } from 'node:zlib';
import { ENCRYPTED, streamOf, testPdf } from '../../../test/support/api/testPdf.ts';
import { pdfThreads } from './pdfThreads.ts';

const MB = 1024 * 1024;
const { judge } = pdfThreads();
const look = (bytes: Buffer) => judge(1, async () => new Uint8Array(bytes));

/** Objects that are packed together, as every program of today writes them. */
function packed(
  objects: readonly string[],
  filter = '/Filter /FlateDecode',
  pack: (content: Buffer) => Buffer = deflateSync,
): Buffer {
  let at = 0;
  const list = objects.map((object, index) => {
    const entry = `${index + 20} ${at}`;
    at += object.length + 1;
    return entry;
  });
  const head = `${list.join(' ')} `;
  const content = Buffer.from(head + objects.join(' '));
  return streamOf(`/Type /ObjStm /N ${objects.length} /First ${head.length} ${filter}`, pack(content));
}

describe('a look into a file', () => {
  test.each([
    ['a page', testPdf(), []],
    ['a page after other bytes', testPdf('x', { before: 'scanned by a machine\n' }), []],
    [
      'a table of its objects that lies',
      Buffer.from(
        testPdf()
          .toString('latin1')
          .replace(/startxref\n\d+/, 'startxref\n7'),
        'latin1',
      ),
      [],
    ],
    ['an end that was cut off', testPdf('x', { size: 5_000 }).subarray(0, 4_800), []],
    ['a place to open at', testPdf('x', { catalog: '/OpenAction [3 0 R /XYZ null null 0]' }), []],
    [
      'an action that goes to a page',
      testPdf('x', { catalog: '/OpenAction 5 0 R', objects: ['<< /S /GoTo /D [3 0 R /Fit] >>'] }),
      [],
    ],
    ['words about programs', testPdf('x', { objects: ['(HTML/CSS/JavaScript, and /Encrypt)'] }), []],
    ['packed objects', testPdf('x', { objects: [packed(['<< /Type /Font >>'])] }), []],
    [
      'a program when it opens',
      testPdf('x', { catalog: '/OpenAction << /S /JavaScript /JS (1) >>' }),
      ['script'],
    ],
    [
      'a program in other letters',
      testPdf('x', { objects: ['<< /S /Java#53cript /#4aS%c\n5 0 R >>'] }),
      ['script'],
    ],
    ['a packed program', testPdf('x', { objects: [packed(['<< /S /JavaScript /JS (1) >>'])] }), ['script']],
    [
      'a program packed in another way',
      testPdf('x', {
        objects: [
          packed(['<< /JS (1) >>'], '/Filter [/ASCIIHexDecode]', (bytes) =>
            Buffer.from(bytes.toString('hex')),
          ),
        ],
      }),
      ['unexamined'],
    ],
    [
      'a program packed twice',
      testPdf('x', {
        objects: [
          packed(['<< /JS (1) >>'], '/Filter [/FlateDecode /FlateDecode]', (bytes) =>
            deflateSync(deflateSync(bytes)),
          ),
        ],
      }),
      ['unexamined'],
    ],
    [
      'a form with programs',
      testPdf('x', { catalog: '/AcroForm << /XFA 5 0 R >>', objects: ['()'] }),
      ['script'],
    ],
    ['a program of the machine', testPdf('x', { objects: ['<< /S /Launch /F (cmd.exe) >>'] }), ['action']],
    [
      'a page of the web when it opens',
      testPdf('x', { catalog: '/OpenAction 5 0 R', objects: ['<< /S /URI /URI (https://example.org) >>'] }),
      ['action'],
    ],
    [
      'the same, packed',
      testPdf('x', {
        catalog: '/OpenAction 21 0 R',
        objects: [packed(['<< /A 1 >>', '<< /S /URI /URI (https://example.org) >>'])],
      }),
      ['action'],
    ],
    [
      'a file within',
      testPdf('x', { catalog: '/Names << /EmbeddedFiles << /Names [] >> >>' }),
      ['attachment'],
    ],
    ['a table of its encryption', testPdf('x', { trailer: ENCRYPTED }), ['encrypted']],
  ])('finds what there is in one with %s', async (_, bytes, marks) => {
    expect(await look(bytes)).toEqual({ marks });
  });

  test.each([
    ['markup', Buffer.from('%PDF-1.4\n<html><script>alert(1)</script>')],
    ['no end', Buffer.from('%PDF-1.7\n')],
    ['no page', Buffer.from('%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\ntrailer << /Root 1 0 R >>')],
    ['noise', Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(300_000)])],
    ['nothing', Buffer.alloc(0)],
  ])('opens nothing in one with %s', async (_, bytes) => {
    expect(await look(bytes)).toEqual({ refusal: 'unreadable-pdf' });
  });
});

describe('a file that is made to cost', () => {
  const bomb = deflateSync(Buffer.alloc(200 * MB, '1 '));

  test.each([
    [
      'packed objects that grow without end',
      testPdf('x', { objects: [streamOf('/Type /ObjStm /N 1 /First 4 /Filter /FlateDecode', bomb)] }),
    ],
    [
      'the same many times',
      testPdf('x', {
        objects: Array.from({ length: 20 }, () =>
          streamOf(
            '/Type /ObjStm /N 1 /First 4 /Filter /FlateDecode',
            deflateSync(Buffer.alloc(10 * MB, '1 ')),
          ),
        ),
      }),
    ],
  ])('is refused with %s', async (_, bytes) => {
    expect(await look(bytes)).toEqual({ refusal: 'pdf-too-heavy' });
  });

  test('by its parts is looked into within the limits, or refused, and the thread goes on', async () => {
    const hostile = [
      Buffer.from(
        `%PDF-1.7\n${Array.from({ length: 200_000 }, (_, index) => `${index + 1} 0 obj\n<<>>\nendobj\n`).join('')}`,
      ),
      Buffer.from(`%PDF-1.7\n${'['.repeat(5 * MB)}`),
      Buffer.from(`%PDF-1.7\n1 0 obj ${'<< /A '.repeat(MB)}`),
      Buffer.from(`%PDF-1.7\n${'/First stream\n'.repeat(400_000)}`),
      Buffer.from(`%PDF-1.7\n/JS${' '.repeat(9 * MB)}`),
      Buffer.from(`%PDF-1.7\n${'/JS '.repeat(2 * MB)}`),
      Buffer.from(`%PDF-1.7\n${'/OpenAction 1 0 R '.repeat(400_000)}`),
      Buffer.from(testPdf().toString('latin1').replace('/Kids [3 0 R]', '/Kids [2 0 R]'), 'latin1'),
    ];
    for (const bytes of hostile) expect(await look(bytes)).not.toHaveProperty('marks', []);
    expect(await look(testPdf())).toEqual({ marks: [] });
  });

  test.each([
    ['takes its time', 'for (;;);', {}],
    ['takes the heap', 'const all = []; for (;;) all.push(new Array(1e5).fill(all.length));', { heapMb: 32 }],
    [
      'takes other memory',
      'const all = []; setInterval(() => all.push(Buffer.alloc(1e7, 1)), 1);',
      { buffersMb: 64 },
    ],
  ])('ends the thread that %s, and not what waits behind it', async (_, costs, limits) => {
    const script = `
      const { parentPort } = require('node:worker_threads');
      parentPort.on('message', (bytes) => {
        if (bytes.length > 0) parentPort.postMessage({ marks: [] });
        else { ${costs} }
      });
      parentPort.postMessage('ready');`;
    const threads = pdfThreads({
      threads: 1,
      timeLimitMs: 3_000,
      script: new URL(
        `data:text/javascript,${encodeURIComponent(`import { createRequire } from 'node:module'; const require = createRequire('file:///');${script}`)}`,
      ),
      ...limits,
    });
    const verdicts = await Promise.all(
      [new Uint8Array(), new Uint8Array(1), new Uint8Array(2)].map((bytes) =>
        threads.judge(1, async () => bytes),
      ),
    );
    expect(verdicts).toEqual([{ refusal: 'pdf-too-heavy' }, { marks: [] }, { marks: [] }]);
  });
});

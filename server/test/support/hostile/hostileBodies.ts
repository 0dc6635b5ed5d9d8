/** How a request ends on the sender's side once its pieces are written: it waits, says that nothing more comes, or is gone. */
export type RequestEnd = 'wait' | 'half' | 'reset';

/** A body, or what should have been one: headers that it comes with, its pieces, and its end. */
export type HostileBody = {
  readonly name: string;
  readonly headers: readonly string[];
  readonly pieces: readonly Buffer[];
  readonly end: RequestEnd;
};

const DEEP = Buffer.from(`${'['.repeat(200)}${']'.repeat(200)}`);
const MEMBERS = Buffer.from(
  JSON.stringify(Object.fromEntries(Array.from({ length: 600 }, (_, at) => [`m${at}`, at]))),
);

const chunk = (bytes: Buffer): Buffer =>
  Buffer.concat([Buffer.from(`${bytes.length.toString(16)}\r\n`), bytes, Buffer.from('\r\n')]);
const LAST_CHUNK = Buffer.from('0\r\n\r\n');

function whole(name: string, bytes: Buffer, ...headers: readonly string[]): HostileBody {
  return {
    name,
    headers: [`Content-Length: ${bytes.length}`, ...headers],
    pieces: [bytes],
    end: 'wait',
  };
}

function chunked(name: string, pieces: readonly Buffer[], end: RequestEnd = 'wait'): HostileBody {
  return { name, headers: ['Transfer-Encoding: chunked'], pieces, end };
}

/** Bodies that fail at every stage of being read, and some that do not. */
export const HOSTILE_BODIES: readonly HostileBody[] = [
  whole('an empty object', Buffer.from('{}')),
  whole('nothing at all', Buffer.alloc(0)),
  whole('200 levels', DEEP),
  chunked('200 levels in two chunks', [chunk(DEEP.subarray(0, 150)), chunk(DEEP.subarray(150)), LAST_CHUNK]),
  whole('200 levels after being asked', DEEP, 'Expect: 100-continue'),
  whole('600 members', MEMBERS),
  whole('bytes that are no text', Buffer.from([0x7b, 0xff, 0xfe, 0x00, 0x7d])),
  whole('what it calls compressed', DEEP, 'Content-Encoding: gzip'),
  {
    name: '20 MB announced, 64 KB sent',
    headers: ['Content-Length: 20000000'],
    pieces: [Buffer.alloc(65_536, '[')],
    end: 'half',
  },
  { name: 'half of what it announces', headers: ['Content-Length: 800'], pieces: [DEEP], end: 'half' },
  { name: 'half, and gone', headers: ['Content-Length: 800'], pieces: [DEEP], end: 'reset' },
  chunked('half in chunks, and gone', [chunk(DEEP)], 'reset'),
  chunked('a chunk that is none', [chunk(DEEP), Buffer.from('zz\r\n')], 'half'),
];

/** Types of bodies, right ones and wrong ones; the last says nothing. */
export const BODY_TYPES: readonly string[] = [
  'application/json',
  'application/json; charset=utf-16',
  'application/xml',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'text/plain',
  'application/pdf',
  'x',
  '',
];

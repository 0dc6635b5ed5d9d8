import { diag } from 'libxml2-wasm';
import { writeEcho, ECHO } from '../src/documents/echo.ts';
import { IIAS_APPROVAL } from '../src/documents/iia/iiasApproval.ts';
import { isProloguePlain } from '../src/xml/prologue.ts';
import { readOwnXml, readXml } from '../src/xml/readXml.ts';
import { sample, sampleNames } from '../testing/samples.ts';

const ECHO_NS = ECHO.namespace;
const echoOf = (content: string) => `<response xmlns="${ECHO_NS}">${content}</response>`;
const kindOf = (xml: string | Uint8Array) => readXml(Buffer.from(xml)).kind;

const BOMB = `<?xml version="1.0"?><!DOCTYPE r [<!ENTITY a "aaaaaaaaaa">${'bcdefgh'
  .split('')
  .map((name, index) => `<!ENTITY ${name} "${`&${'abcdefg'[index] ?? 'a'};`.repeat(10)}">`)
  .join('')}]>${echoOf('<echo>&h;</echo>')}`;

describe('readXml', () => {
  test.each([...sampleNames('spec'), ...sampleNames('hash').filter((name) => name.includes('v7'))])(
    'finds the published document %s valid',
    (name) => {
      expect(readXml(sample(name))).toMatchObject({ kind: 'valid' });
    },
  );

  test.each([
    ['nothing', ''],
    ['garbage', '\u0000\u0001garbage'],
    ['JSON', '{"a":1}'],
    ['a web page', '<!DOCTYPE html><html><body>502 Bad Gateway</body></html>'],
    ['an entity bomb', BOMB],
    ['a DOCTYPE behind comments', `<!-- a --><?b c?>\n<!DOCTYPE r SYSTEM "file:///etc/passwd">${echoOf('')}`],
    [
      'an external entity',
      `<!DOCTYPE r [<!ENTITY x SYSTEM "file:///etc/passwd">]>${echoOf('<echo>&x;</echo>')}`,
    ],
    ['elements that do not close', '<response><echo></response>'],
    ['a document nested too deeply', `${'<a>'.repeat(300)}${'</a>'.repeat(300)}`],
    ['another encoding', `<?xml version="1.0" encoding="ISO-8859-7"?>${echoOf('')}`],
    ['an entity that nobody declared', echoOf('<echo>&nbsp;</echo>')],
    ['a comment without an end', '<!-- '],
  ])('refuses %s', (_what, xml) => {
    expect(kindOf(xml)).toBe('not-xml');
  });

  test.each([
    ['UTF-16 with a mark', Buffer.from(`\uFEFF${BOMB}`, 'utf16le')],
    ['UTF-16 without a mark', Buffer.from(BOMB, 'utf16le')],
    ['bytes that are no UTF-8', Buffer.from([0x3c, 0xff, 0xfe, 0x3e])],
    ['more than 5 MB', Buffer.concat([Buffer.from(echoOf('')), Buffer.alloc(6_000_000, ' ')])],
  ])('refuses %s', (_what, bytes) => {
    expect(kindOf(bytes)).toBe('not-xml');
  });

  test('knows documents of the present versions alone', () => {
    expect(readXml(sample('hash/get-response-example-v6.xml'))).toMatchObject({ kind: 'not-valid' });
  });

  test('refuses a bomb at once', () => {
    expect(kindOf(BOMB)).toBe('not-xml');
  });

  test('takes a moment at most for a document full of faults', () => {
    expect(kindOf(echoOf('<hei-id/><echo/>'.repeat(9_000)))).toBe('not-valid');
    expect(kindOf(echoOf('<echo/>'.repeat(500_000)))).toBe('not-xml');
  });

  test('reads UTF-8 with a byte order mark, comments and CDATA', () => {
    const read = readXml(
      Buffer.from(
        `\uFEFF<?xml version="1.0" encoding="utf-8"?><!-- <!DOCTYPE> -->${echoOf('<echo><![CDATA[<ά>]]></echo>')}`,
      ),
    );
    expect(read).toMatchObject({ kind: 'valid', root: { children: [{ name: 'echo', text: '<ά>' }] } });
  });

  test('says of a wrong value only its beginning, however many braces a partner writes', () => {
    const approval = `<approval><iia-id>1</iia-id><iia-hash>${'{'.repeat(64_000)}</iia-hash></approval>`;
    const { rootName, namespace } = IIAS_APPROVAL;
    const read = readXml(
      Buffer.from(`<${rootName} xmlns="${namespace}">${approval.repeat(3)}</${rootName}>`),
    );
    const messages = read.kind === 'not-valid' ? read.faults.map(({ message }) => message.length) : [];
    expect(messages.length).toBeGreaterThan(0);
    expect(Math.max(...messages)).toBeLessThanOrEqual(1_000);
  });

  test('reads past comments and processing instructions wherever they stand', () => {
    const content =
      '<?a b?><hei-id>a.<!-- c --><?d e?>example</hei-id><?f g?><new><?h i?></new><echo>x</echo><!-- j --><?k?>';
    expect(readXml(Buffer.from(`${echoOf(content)}<?l m?><!-- n -->`))).toMatchObject({
      kind: 'valid',
      root: { children: [{ text: 'a.example' }, { name: 'new' }, { text: 'x' }] },
    });
  });

  test('says what of a document does not fit its schema', () => {
    const read = readXml(
      Buffer.from(
        sample('hash/get-response-example-v7.xml').toString().replace('<blended>false', '<blended>maybe'),
      ),
    );
    expect(read).toMatchObject({
      kind: 'not-valid',
      faults: [{ message: expect.stringContaining("'maybe' is not a valid value") }],
    });
  });

  test('says by which pattern a value is wrong, with its braces and without namespaces', () => {
    const whole = sample('hash/get-response-example-v7.xml').toString();
    const code = /<isced-f-code>\d+/.exec(whole)?.[0] ?? '';
    const read = readXml(Buffer.from(whole.replace(code, '<isced-f-code>123')));
    const messages = read.kind === 'not-valid' ? read.faults.map(({ message }) => message) : [];
    expect(messages.join(' ')).toContain("'[0-9]{4}'");
    expect(messages.join(' ')).not.toContain('{http');
  });

  test('accepts elements that a later version added, and keeps them', () => {
    const read = readXml(
      Buffer.from(
        echoOf('<hei-id>a.example</hei-id><new-in-v3><echo>x</echo></new-in-v3><x:y xmlns:x="urn:z"/>'),
      ),
    );
    expect(read).toMatchObject({
      kind: 'valid',
      root: { children: [{ name: 'hei-id' }, { name: 'new-in-v3' }, { name: 'y' }] },
    });
  });

  test('does not accept a known element in a wrong place', () => {
    expect(kindOf(echoOf('<echo>x</echo><hei-id>a.example</hei-id>'))).toBe('not-valid');
  });

  test('loads no schema that a document names', () => {
    const xml = `<r xmlns="urn:x" xmlns:i="http://www.w3.org/2001/XMLSchema-instance" i:schemaLocation="urn:x file:///etc/passwd"/>`;
    expect(kindOf(xml)).toBe('not-valid');
  });

  test('frees the memory of what it reads, refusals too', () => {
    readXml(sample('hash/get-response-example-v7.xml'));
    diag.configure({ enabled: true });
    for (const xml of [echoOf('<echo>x</echo>'), echoOf('<x/><hei/>'), '<broken', BOMB])
      readXml(Buffer.from(xml));
    const left = diag.report();
    diag.configure({ enabled: false });
    expect(left).toEqual({});
  });
});

describe('isProloguePlain', () => {
  test.each([
    '<a/>',
    '\n <ά/>',
    '<?xml version="1.0"?><a/>',
    "<?xml version='1.0' encoding='utf-8'?><!-- <!DOCTYPE --><?b?>\n<a/>",
  ])('is true of %j', (text) => {
    expect(isProloguePlain(text)).toBe(true);
  });

  test.each([
    '',
    ' ',
    '<!DOCTYPE a><a/>',
    '<!-- --><!DOCTYPE a><a/>',
    '<?b?><!doctype a>',
    '<\u0000a/>',
    '<?b <a/>',
    '{}',
    '<?xml version="1.0" encoding="utf-7"?><a/>',
  ])('is false of %j, before any parser sees it', (text) => {
    expect(isProloguePlain(text)).toBe(false);
  });
});

describe('writeXml', () => {
  test.each([
    '</echo><echo>&amp;]]><!DOCTYPE a>',
    ' blanks  around ',
    'lines\nand\r\nreturns\tand tabs',
    'Ελληνικά, emoji 🎓 and "quotes" \'too\'',
    '',
  ])('writes a text that reads back as it was: %j', (text) => {
    const root = readOwnXml(writeEcho({ heiIds: [], echo: [text] }));
    expect(root.children.map((child) => child.text)).toEqual([text]);
  });

  test('drops characters that XML has no place for', () => {
    const root = readOwnXml(writeEcho({ heiIds: [], echo: ['a\u0000b\u0007c\uD800d\uFFFEe'] }));
    expect(root.children.map((child) => child.text)).toEqual(['abcde']);
  });
});

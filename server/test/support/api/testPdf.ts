type Change = {
  /** Bytes of the whole, filled up with ones that do not repeat; by default as many as it takes. */
  readonly size?: number;
  /** What stands before the file. */
  readonly before?: string;
  /** Entries of the catalogue besides its own. */
  readonly catalog?: string;
  /** Entries of the trailer besides its own. */
  readonly trailer?: string;
  /** Objects besides those of the page, as they stand between `obj` and `endobj`; the first is number 5. */
  readonly objects?: readonly (string | Buffer)[];
};

/** Entries of the trailer of a file that asks for a password, which nobody knows. */
export const ENCRYPTED = `/Encrypt << /Filter /Standard /V 1 /R 2 /P -4 /O <${'41'.repeat(32)}> /U <${'42'.repeat(32)}> >> /ID [<41> <41>]`;

/** Makes a PDF of one empty page that any reader opens; the text makes files that differ. */
export function testPdf(text = 'a file', change: Change = {}): Buffer {
  const { size = 0, before = '', catalog = '', trailer = '', objects = [] } = change;
  const build = (filling: Buffer): Buffer => {
    const all = [
      Buffer.from(`<< /Type /Catalog /Pages 2 0 R ${catalog} >>`),
      Buffer.from('<< /Type /Pages /Kids [3 0 R] /Count 1 >>'),
      Buffer.from('<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] >>'),
      streamOf(`/Text <${Buffer.from(text).toString('hex')}>`, filling),
      ...objects.map((object) => (typeof object === 'string' ? Buffer.from(object, 'latin1') : object)),
    ];
    const parts = [Buffer.from(`${before}%PDF-1.7\n`, 'latin1')];
    let at = parts[0]!.length;
    const places: number[] = [];
    for (const [index, object] of all.entries()) {
      places.push(at);
      const part = Buffer.concat([Buffer.from(`${index + 1} 0 obj\n`), object, Buffer.from('\nendobj\n')]);
      parts.push(part);
      at += part.length;
    }
    const table = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('');
    const end = `xref\n0 ${all.length + 1}\n0000000000 65535 f \n${table}trailer\n<< /Size ${all.length + 1} /Root 1 0 R ${trailer} >>\nstartxref\n${at}\n%%EOF\n`;
    return Buffer.concat([...parts, Buffer.from(end)]);
  };
  // What is left to fill depends on how its own length is written.
  let filling = 0;
  while (size > 0 && build(Buffer.alloc(filling)).length !== size) {
    const missing = size - build(Buffer.alloc(filling)).length;
    if (missing < 0 && filling === 0) throw new RangeError(`A PDF is larger than ${size} bytes.`);
    filling += missing;
  }
  return build(Buffer.alloc(filling, 'ab\u00e9'));
}

/** Writes a stream; - entries: of its dictionary, besides its length */
export function streamOf(entries: string, content: Buffer): Buffer {
  return Buffer.concat([
    Buffer.from(`<< ${entries} /Length ${content.length} >>\nstream\n`),
    content,
    Buffer.from('\nendstream'),
  ]);
}

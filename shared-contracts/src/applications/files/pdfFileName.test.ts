import { isPdfFileName, MOST_NAME_BYTES, toPdfFileName } from './pdfFileName.ts';

/** In UTF-8; every byte is one letter, or a sign and two. */
const bytesOf = (name: string): number => encodeURIComponent(name).replaceAll(/%../g, 'x').length;

describe('the name of a PDF', () => {
  test.each([
    ['Βιογραφικό.pdf', 'Βιογραφικό.pdf'],
    ['Scan 2026.PDF', 'Scan 2026.PDF'],
    ['Transcript.html', 'Transcript.html.pdf'],
    ['cv.pdf.exe', 'cv.pdf.exe.pdf'],
    ['cv', 'cv.pdf'],
    ['', 'file.pdf'],
    ['.pdf', 'file.pdf'],
    [' . .pdf', 'file.pdf'],
    ['cv.pdf. . ', 'cv.pdf'],
    ['cv . .pdf', 'cv.pdf'],
    ['../../etc/passwd', 'passwd.pdf'],
    ['C:\\temp\\cv.pdf', 'cv.pdf'],
    ['a:b*c?"d"<e>|f.pdf', 'a_b_c__d__e__f.pdf'],
    ['a\tb\u0000c\u2028d.pdf', 'a b c d.pdf'],
    ['annual\u202Efdp.exe', 'annualfdp.exe.pdf'],
    ['a\u2066\u200Fb\u00ADc\uFEFF.pdf', 'abc.pdf'],
    ['half\uD800.pdf', 'half.pdf'],
    ['CON.pdf', '_CON.pdf'],
    ['aux .x.pdf', '_aux .x.pdf'],
    ['com¹.pdf', '_com¹.pdf'],
    ['console.pdf', 'console.pdf'],
    ['βιογραφικό.pdf'.normalize('NFD'), 'βιογραφικό.pdf'.normalize('NFC')],
    [`${'ω'.repeat(300)}.pdf`, `${'ω'.repeat(125)}.pdf`],
    [`${'😀'.repeat(5_000)}.pdf`, `${'😀'.repeat(62)}.pdf`],
    ['a'.repeat(10_000), `${'a'.repeat(251)}.pdf`],
  ])('of %j is %j', (name, expected) => {
    expect(toPdfFileName(name)).toBe(expected);
    expect(toPdfFileName(expected)).toBe(expected);
    expect(bytesOf(expected)).toBeLessThanOrEqual(MOST_NAME_BYTES);
    expect(isPdfFileName(name)).toBe(name.normalize('NFC') === expected);
  });
});

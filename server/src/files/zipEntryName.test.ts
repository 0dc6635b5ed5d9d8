import { zipEntryName } from './zipEntryName.ts';

describe('zipEntryName', () => {
  test.each([
    ['Βιογραφικό.pdf', '17-europassCv-Βιογραφικό.pdf'],
    ["O'Neil's “CV”.pdf", "17-europassCv-O'Neil's “CV”.pdf"],
    ['../../etc/passwd', '17-europassCv-.._.._etc_passwd'],
    ['C:\\cv.pdf', '17-europassCv-C__cv.pdf'],
    ['a\n\tb?.pdf', '17-europassCv-a__b_.pdf'],
    ['cv. . ', '17-europassCv-cv_'],
    ['annual\u202Efdp.exe', '17-europassCv-annual_fdp.exe'],
    ['e\u0301.pdf', '17-europassCv-é.pdf'],
  ])('writes %j as %j', (fileName, expected) => {
    expect(zipEntryName([17, 'europassCv'], fileName)).toBe(expected);
  });

  test('shortens a long name in Greek to 200 bytes and keeps its ending', () => {
    const name = zipEntryName([17, 'europassCv'], `${'ω'.repeat(251)}.pdf`);
    expect(Buffer.byteLength(name)).toBeLessThanOrEqual(200);
    expect(name).toMatch(/^17-europassCv-ω+\.pdf$/);
  });
});

import { fileName } from './fileName.ts';

describe('fileName', () => {
  test.each([
    ['Τμήμα Νομικής', 'Τμήμα Νομικής.xlsx'],
    ['Τμήμα Α/Β: «γ» <δ> | "ε"?', 'Τμήμα Α Β «γ» δ ε.xlsx'],
    ['../../etc/passwd', 'etc passwd.xlsx'],
    ['  ...dots...  ', 'dots.xlsx'],
    ['con', '_con.xlsx'],
    ['COM1.backup', '_COM1.backup.xlsx'],
    ['report\u202exslx.exe', 'report xslx.exe.xlsx'],
    [' \n ', 'export.xlsx'],
  ])('makes of %j the name %j', (text, name) => {
    expect(fileName(text, 'xlsx', 'export')).toBe(name);
  });

  test('keeps a long name within what file systems take', () => {
    const name = fileName('ώ'.repeat(300), 'xlsx', 'export');
    expect(new Blob([name]).size).toBeLessThanOrEqual(255);
    expect(name).toMatch(/^ώ+\.xlsx$/);
  });
});

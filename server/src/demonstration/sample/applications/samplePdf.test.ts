import { samplePdf } from './samplePdf.ts';

describe('samplePdf', () => {
  const text = samplePdf('A (short) line').toString('latin1');

  test('begins and ends as a PDF does', () => {
    expect(text.startsWith('%PDF-1.4\n')).toBe(true);
    expect(text.endsWith('%%EOF\n')).toBe(true);
  });

  test('lists each object where it begins', () => {
    const offsets = [...text.matchAll(/^(\d{10}) 00000 n $/gm)].map(([, offset]) => Number(offset));
    expect(offsets).toHaveLength(5);
    offsets.forEach((offset, index) => {
      expect(text.slice(offset).startsWith(`${index + 1} 0 obj\n`)).toBe(true);
    });
  });

  test('says where its table of objects begins and how long its content is', () => {
    const start = Number(/startxref\n(\d+)/.exec(text)?.[1]);
    expect(text.slice(start).startsWith('xref\n0 6\n')).toBe(true);
    const [, length, content] = /\/Length (\d+) >>\nstream\n(.*)\nendstream/.exec(text) ?? [];
    expect(content).toHaveLength(Number(length));
  });

  test('escapes parentheses', () => {
    expect(text).toContain('(A \\(short\\) line)');
  });
});

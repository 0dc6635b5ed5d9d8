import { fromCsvText, toCsvText } from './csvText.ts';

describe('toCsvText', () => {
  test.each([
    ['=1+1', "'=1+1"],
    ['  =1', "  '=1"],
    ['\t=1', "'\t'=1"],
    ['\tx', "'\tx"],
    ['\r=1', "'\r'=1"],
    ['x;=HYPERLINK("https://partner.example")', 'x;\'=HYPERLINK("https://partner.example")'],
    ['x; "=1', 'x; "\'=1'],
    ['x\n=1', "x\n'=1"],
    ['x\t@SUM(A1)', "x\t'@SUM(A1)"],
    ['x|-1', "x|'-1"],
    ['x;＝1', "x;'＝1"],
    ["'=1", "''=1"],
  ])('lets no cell begin with the sign in %j', (text, expected) => {
    expect(toCsvText(text)).toBe(expected);
  });

  test.each(['a=b', 'Graz; Wien', '2026-2027', "O'Neill", 'ada@example.org', 'B - C', '', ';'])(
    'leaves %j as it is',
    (text) => {
      expect(toCsvText(text)).toBe(text);
    },
  );

  // A pattern that looks at each run once for each of its letters needs minutes for these.
  test('is done with long runs of what could stand before a sign', () => {
    const texts = ['\n', "'", '; ', '"', '=', ';='].map((piece) => piece.repeat(100_000));
    for (const text of texts) expect(fromCsvText(toCsvText(text))).toBe(text);
  });
});

describe('fromCsvText', () => {
  test('gives every text of up to five of the letters that matter back', () => {
    const letters = ['=', '-', ';', ',', "'", '"', '\t', '\n', ' ', 'x'];
    let texts = [''];
    for (let length = 1; length <= 5; length += 1) {
      texts = texts.flatMap((text) => letters.map((letter) => text + letter));
      const changed = texts.filter((text) => fromCsvText(toCsvText(text)) !== text);
      expect(changed).toEqual([]);
    }
  });
});

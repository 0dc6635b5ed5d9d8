import { neededFonts } from './neededFonts.ts';

const cuts = (name: string) => ({ regular: `${name}.ttf`, bold: `${name}-bold.ttf` });
const PLACES = {
  latin: { ...cuts('latin'), italic: 'latin-italic.ttf' },
  arabic: cuts('arabic'),
  hebrew: cuts('hebrew'),
  han: { regular: 'han.otf' },
  hangul: { regular: 'hangul.otf' },
};
const LATIN = ['latin.ttf', 'latin-bold.ttf', 'latin-italic.ttf'];

/** Gives the files that are read for a document that says something. */
async function filesFor(text: string): Promise<readonly string[]> {
  const asked: string[] = [];
  const fonts = await neededFonts({ institutions: [{ name: text }] }, PLACES, (file) => {
    asked.push(file);
    return Promise.resolve(`data:${file}`);
  });
  expect(fonts.latin).toEqual({
    regular: 'data:latin.ttf',
    bold: 'data:latin-bold.ttf',
    italic: 'data:latin-italic.ttf',
  });
  return asked;
}

describe('neededFonts', () => {
  test.each(['Université', 'Πανεπιστήμιο', 'Університет', '🎓 “” – ½', 'Uni\u202eparg'])(
    'reads nothing more for %j',
    async (text) => {
      expect(await filesFor(text)).toEqual(LATIN);
    },
  );

  test.each([
    ['جامعة القاهرة', ['arabic.ttf', 'arabic-bold.ttf']],
    ['אוניברסיטת חיפה', ['hebrew.ttf', 'hebrew-bold.ttf']],
    ['北京大学', ['han.otf']],
    ['國立臺灣大學', ['han.otf']],
    ['グローバル', ['han.otf']],
    ['서울대학교', ['hangul.otf']],
    ['서울 北京', ['han.otf', 'hangul.otf']],
  ])('reads for %j what has its letters', async (text, files) => {
    expect([...(await filesFor(text))].sort()).toEqual([...LATIN, ...files].sort());
  });
});

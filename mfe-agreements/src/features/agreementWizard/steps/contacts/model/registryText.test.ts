import { textFor, textsInOneLanguage, textToStore } from './registryText.ts';

const texts = [
  { value: 'Иван', lang: 'ru-Cyrl' },
  { value: 'Ivan', lang: 'ru-Latn' },
  { value: 'Νομική', lang: 'el' },
];

describe('textFor', () => {
  test.each([
    ['gr', texts, 'Νομική'],
    ['en', [...texts, { value: 'Law', lang: 'en-GB' }], 'Law'],
    ['en', [...texts, { value: 'Droit' }], 'Droit'],
    ['en', texts, 'Иван'],
    ['gr', [], ''],
  ] as const)('is in the language of the page, or the nearest to it: %s of %j', (language, given, found) => {
    expect(textFor(given, language)).toBe(found);
  });
});

describe('textToStore', () => {
  test('is the English one, or one in Latin letters', () => {
    expect(textToStore(texts)).toBe('Ivan');
    expect(textToStore([...texts, { value: 'John', lang: 'en' }])).toBe('John');
  });
});

describe('textsInOneLanguage', () => {
  test('does not give the same role once in each language', () => {
    const roles = [
      { value: 'Υπογράφων', lang: 'el' },
      { value: 'Signatory', lang: 'en' },
      { value: 'Dean', lang: 'en' },
    ];
    expect(textsInOneLanguage(roles)).toEqual(['Signatory', 'Dean']);
    expect(textsInOneLanguage(roles.slice(0, 1))).toEqual(['Υπογράφων']);
    expect(textsInOneLanguage([])).toEqual([]);
  });
});

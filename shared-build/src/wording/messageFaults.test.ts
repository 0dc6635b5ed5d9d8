import { findMessageFaults } from './messageFaults.ts';

describe('findMessageFaults', () => {
  const texts = { list: { title: 'Files', count: '{{count}} files' } };

  test('finds nothing in two languages that the code uses in full', () => {
    const greek = { list: { title: 'Αρχεία', count: '{{count}} αρχεία' } };
    expect(findMessageFaults({ en: texts, el: greek }, ["t('list.title') + t('module:list.count')"])).toEqual(
      [],
    );
  });

  test('names a text without translation, other placeholders, unknown and unused keys', () => {
    const greek = { list: { count: '{{total}} αρχεία' } };
    expect(
      findMessageFaults({ en: texts, el: greek }, ["t('list.count', { count }); t('list.titel')"]),
    ).toEqual([
      'list.count has other placeholders in Greek',
      'list.titel is named in the code and has no text',
      'list.title has no Greek text',
      'list.title is not named in the code',
    ]);
  });

  test('counts every member of a family as used whose last name is a value', () => {
    const family = { status: { draft: 'Draft', submitted: 'Submitted' } };
    expect(findMessageFaults({ en: family, el: family }, ['t(`status.${value}`)'])).toEqual([]);
  });

  test('takes plural forms as one key', () => {
    const english = { list: { matches_one: '{{count}} match', matches_other: '{{count}} matches' } };
    const greek = { list: { matches_one: '{{count}} εγγραφή', matches_other: '{{count}} εγγραφές' } };
    expect(findMessageFaults({ en: english, el: greek }, ["t('list.matches', { count })"])).toEqual([]);
  });
});

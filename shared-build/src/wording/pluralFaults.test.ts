import { findPluralFaults } from './pluralFaults.ts';

const faultsOf = (en: Readonly<Record<string, string>>, el: Readonly<Record<string, string>> = {}) =>
  findPluralFaults({ en, el });

describe('findPluralFaults', () => {
  test.each([
    '{{total}} agreements',
    '{{worked}} of {{total}} agreements are dealt with.',
    '{{rows}} mobility rows selected',
    'Only the first {{count}} are shown.',
  ])('finds a count without plural forms: %s', (text) => {
    expect(faultsOf({ text })).toEqual([expect.stringContaining('has no plural forms in en')]);
  });

  test.each(['{{total}} συμφωνίες', '{{number}} ενεργές', '{{outgoing}} εξερχόμενοι'])(
    'finds a count without plural forms in Greek: %s',
    (text) => {
      expect(faultsOf({}, { text })).toEqual([expect.stringContaining('has no plural forms in el')]);
    },
  );

  test.each([
    '{{name}} was deleted.',
    'Page {{number}} of {{count}}',
    'Archived ({{count}})',
    'At most {{max}} characters can be searched for.',
    'Row {{number}} has no places.',
    '{{deputy}} stands in.',
  ])('takes what counts nothing, and limits: %s', (text) => {
    expect(faultsOf({ text })).toEqual([]);
  });

  test('asks for the forms of 0, 1 and 2 in each language', () => {
    expect(
      faultsOf({ text_other: '{{count}} rows' }, { text_one: '1 γραμμή', text_other: '{{count}} γραμμές' }),
    ).toEqual(['text has no form for one in en']);
    expect(faultsOf({ text_one: '{{count}} row', text_other: '{{count}} rows' })).toEqual([]);
  });
});

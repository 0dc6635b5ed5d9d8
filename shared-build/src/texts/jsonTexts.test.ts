import { describe, expect, test } from '@jest/globals';
import { applyDescribed, applyMessages, describedEntries, messageEntries } from './jsonTexts.ts';

const ENGLISH =
  '{"list":{"title":"Agreements","total_one":"{{count}} agreement","total_other":"{{count}} agreements"}}';
const GREEK = '{"list":{"title":"Συμφωνίες"}}';

describe('texts of message files', () => {
  test('are listed by the keys of the English file', () => {
    expect(messageEntries('m/en.json', ENGLISH, GREEK).map(({ place, text }) => [place, text])).toEqual([
      ['m/en.json#list.title', 'Συμφωνίες'],
      ['m/en.json#list.total_one', undefined],
      ['m/en.json#list.total_other', undefined],
    ]);
  });

  test('keep the order of the English ones, and their placeholders', () => {
    const translations = new Map([
      ['m/en.json#list.total_one', { english: '{{count}} agreement', text: '{{count}} συμφωνία' }],
      ['m/en.json#list.total_other', { english: '{{count}} agreements', text: 'συμφωνίες' }],
    ]);
    const { content, faults } = applyMessages('m/en.json', ENGLISH, GREEK, translations);
    expect(JSON.parse(content)).toEqual({ list: { title: 'Συμφωνίες', total_one: '{{count}} συμφωνία' } });
    expect(faults).toEqual(['m/en.json#list.total_other: has the placeholders none where {{count}} belong']);
  });
});

describe('texts of a description', () => {
  const DESCRIPTION = '{"menu":[{"label":{"en":"Home","el":"Αρχική"}}]}';

  test('are listed and added to', () => {
    expect(describedEntries('mfe.json', DESCRIPTION, 'el')).toEqual([
      { place: 'mfe.json#menu.0.label', english: 'Home', text: 'Αρχική', notes: [] },
    ]);
    const translations = new Map([['mfe.json#menu.0.label', { english: 'Home', text: 'Start' }]]);
    expect(JSON.parse(applyDescribed('mfe.json', DESCRIPTION, 'de', translations).content)).toEqual({
      menu: [{ label: { en: 'Home', el: 'Αρχική', de: 'Start' } }],
    });
  });
});

import { describe, expect, test } from '@jest/globals';
import { applyCode, codeEntries } from './codeTexts.ts';

const CODE = `
const LABELS = { name: { en: 'Name', el: 'Όνομα' } };
export function late(days: number) {
  return { en: \`Late by \${days} days\`, el: \`Καθυστέρηση \${days} ημερών\` };
}
export const MAIL = {
  en: { title: 'Good morning', lines: ['One', 'Two'] },
  el: { title: 'Καλημέρα', lines: ['Ένα', 'Δύο'] },
};
`;
const given = (entries: Readonly<Record<string, readonly [string, string]>>) =>
  new Map(Object.entries(entries).map(([place, [english, text]]) => [place, { english, text }]));

describe('texts in code', () => {
  test('are listed with their places, expressions by number', () => {
    expect(codeEntries('a.ts', CODE, 'el')).toEqual([
      { place: 'a.ts#LABELS.name', english: 'Name', text: 'Όνομα', notes: [] },
      {
        place: 'a.ts#late',
        english: 'Late by {1} days',
        text: 'Καθυστέρηση {1} ημερών',
        notes: ['{1} days'],
      },
      { place: 'a.ts#MAIL.title', english: 'Good morning', text: 'Καλημέρα', notes: [] },
      { place: 'a.ts#MAIL.lines.0', english: 'One', text: 'Ένα', notes: [] },
      { place: 'a.ts#MAIL.lines.1', english: 'Two', text: 'Δύο', notes: [] },
    ]);
  });

  test('are exchanged where they stand, and code stays code', () => {
    const translations = given({
      'a.ts#LABELS.name': ['Name', "Όνομα ${process.exit()} ` '"],
      'a.ts#late': ['Late by {1} days', '{1} ημέρες καθυστέρηση, ${evil} `'],
    });
    const { content, faults } = applyCode('a.ts', CODE, 'el', translations);
    expect(faults).toEqual([]);
    expect(content).toContain(`el: "Όνομα \${process.exit()} \` '"`);
    expect(content).toContain('el: `${days} ημέρες καθυστέρηση, \\${evil} \\``');
    expect(codeEntries('a.ts', content, 'el').map(({ text }) => text)).toEqual(
      expect.arrayContaining(["Όνομα ${process.exit()} ` '", '{1} ημέρες καθυστέρηση, ${evil} `']),
    );
  });

  test('are not taken with other placeholders, or for English words that are gone', () => {
    const translations = given({
      'a.ts#LABELS.name': ['First name', 'Μικρό όνομα'],
      'a.ts#late': ['Late by {1} days', 'Καθυστέρηση {2} ημερών'],
    });
    expect(applyCode('a.ts', CODE, 'el', translations)).toEqual({
      content: CODE,
      faults: [
        'a.ts#LABELS.name: the English text has changed since the catalogue was made',
        'a.ts#late: has the placeholders {2} where {1} belong',
      ],
    });
  });

  test('of a further language stand behind those that are there', () => {
    expect(codeEntries('a.ts', CODE, 'de').every(({ text }) => text === undefined)).toBe(true);
    const translations = given({
      'a.ts#late': ['Late by {1} days', '{1} Tage zu spät'],
      'a.ts#MAIL.title': ['Good morning', 'Guten Morgen'],
      'a.ts#MAIL.lines.0': ['One', 'Eins'],
      'a.ts#MAIL.lines.1': ['Two', 'Zwei'],
    });
    const { content, faults } = applyCode('a.ts', CODE, 'de', translations);
    expect(faults).toEqual([]);
    expect(content).toContain('de: `${days} Tage zu spät`');
    expect(content).toContain('de: { title: "Guten Morgen", lines: ["Eins", "Zwei"] }');
    expect(codeEntries('a.ts', content, 'de').map(({ text }) => text)).toEqual([
      undefined,
      '{1} Tage zu spät',
      'Guten Morgen',
      'Eins',
      'Zwei',
    ]);
  });

  test('of a further language are taken all of an object, or none', () => {
    const translations = given({ 'a.ts#MAIL.title': ['Good morning', 'Guten Morgen'] });
    expect(applyCode('a.ts', CODE, 'de', translations)).toEqual({
      content: CODE,
      faults: ['a.ts#MAIL.title: has no translation of all its texts'],
    });
  });
});

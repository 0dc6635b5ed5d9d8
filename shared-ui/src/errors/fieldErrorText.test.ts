import { FIELD_ERROR_CODES, type FieldErrorCode } from 'shared-contracts/errors/errorCodes.ts';
import el from '../locales/el.json';
import en from '../locales/en.json';
import { fieldErrorKey, fieldErrorText } from './fieldErrorText.ts';

const LANGUAGES: Readonly<Record<string, object>> = { en, el };

/** Finds a sentence as the portal would, and puts its numbers in. */
function translate(language: string) {
  return (key: string, params: Readonly<Record<string, string | number>>): string => {
    const found = key
      .replace('shared-ui:', '')
      .split('.')
      .reduce<unknown>(
        (part, name) => (typeof part === 'object' && part !== null ? Reflect.get(part, name) : undefined),
        LANGUAGES[language],
      );
    return typeof found === 'string'
      ? found.replaceAll(/\{\{(\w+)\}\}/g, (_place, name: string) => String(params[name]))
      : `no sentence for ${key}`;
  };
}

const SENTENCE = /^\p{Lu}.*\s.*[\p{L}\d.)]$/u;

describe('fieldErrorText', () => {
  test.each(FIELD_ERROR_CODES)('says %s as a sentence in both languages, and each in its own', (code) => {
    const [english, greek] = ['en', 'el'].map((language) => fieldErrorText({ code }, translate(language)));
    expect(english).toMatch(SENTENCE);
    expect(english).not.toMatch(/\p{Script=Greek}|\{\{|no sentence/u);
    expect(greek).toMatch(SENTENCE);
    expect(greek).toMatch(/\p{Script=Greek}/u);
    expect(greek).not.toContain('{{');
    expect([english, greek]).not.toContain(code);
  });

  test('names the limit where the server tells it', () => {
    const say = (code: FieldErrorCode, params: Record<string, number>) =>
      ['en', 'el'].map((language) => fieldErrorText({ code, params }, translate(language)));
    expect(say('too-long', { max: 500 })).toEqual([
      'Please write at most 500 characters.',
      'Γράψτε το πολύ 500 χαρακτήρες.',
    ]);
    expect(say('too-small', { min: 1 })[0]).toBe('The number must be at least 1.');
    expect(say('too-large', { max: 9 })[1]).toBe('Ο αριθμός πρέπει να είναι το πολύ 9.');
    expect(say('too-many', { max: 2 })[0]).toBe('At most 2 can be entered here.');
    expect(say('required', { min: 1 })[0]).toBe('Please choose or add at least one.');
    expect(say('year-too-early', { min: 2025 })[0]).toBe('Please choose 2025 or a later year.');
    expect(say('year-too-late', { max: 2028 })[1]).toBe('Επιλέξτε το 2028 ή προγενέστερο έτος.');
    expect(say('too-long', {})[0]).toBe('This text is too long.');
  });

  test('names the kind of value where it is known', () => {
    const say = (code: FieldErrorCode, of: string) =>
      ['en', 'el'].map((language) => fieldErrorText({ code, params: { of } }, translate(language)));
    expect(say('required', 'amount')[0]).toBe('Please enter an amount.');
    expect(say('end-before-start', 'day')).toEqual([
      'The last day must not be before the first day.',
      'Η τελευταία ημέρα δεν μπορεί να προηγείται της πρώτης.',
    ]);
    expect(say('not-unique', 'viewName')[0]).toBe('Another of your views of this list has this name.');
    expect(say('not-unique', 'something-new')[0]).toBe('Another record has this already.');
  });

  test('keeps the sentences of the documents to the letter', () => {
    expect(
      (
        [
          'country-missing',
          'institution-missing',
          'local-coordinator-missing',
          'months-out-of-range',
          'study-cycle-missing',
          'days-out-of-range',
        ] as const
      ).map((code) => fieldErrorText({ code }, translate('en'))),
    ).toEqual([
      'You have to fill country of the receiving institution',
      'You have to fill name of the receiving institution',
      'You have to provide a local departmental coordinator',
      'Total number of months must be between 2 and 60 months',
      'You must select study cycle',
      'Total number of days per staff member must be at least 2 and less than 60',
    ]);
  });

  test('has no sentence that belongs to no code', () => {
    const known = FIELD_ERROR_CODES.map((code) =>
      fieldErrorKey(code).replace('shared-ui:fieldErrorText.', ''),
    );
    const kept = Object.keys(en.fieldErrorText).map((name) => name.replace(/(?:Limit|Of)$/, ''));
    expect(kept.filter((name) => !known.includes(name))).toEqual([]);
    expect(Object.keys(el.fieldErrorText)).toEqual(Object.keys(en.fieldErrorText));
  });
});

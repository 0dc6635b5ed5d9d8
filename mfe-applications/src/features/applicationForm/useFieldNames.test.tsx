import type { Language } from 'shared-contracts/text/language.ts';
import recordEl from 'shared-record/locales/el.json';
import recordEn from 'shared-record/locales/en.json';
import { renderInPortal } from 'shared-ui/testing';
import el from '../../locales/applicationForm/el.json';
import en from '../../locales/applicationForm/en.json';
import { useFieldNames } from './useFieldNames.ts';

const TEXTS = {
  en: { 'mfe-applications': en, 'shared-record': recordEn },
  gr: { 'mfe-applications': el, 'shared-record': recordEl },
};

function names(fields: readonly string[], language: Language = 'en'): readonly string[] {
  const found: string[] = [];
  function Names() {
    const nameOf = useFieldNames();
    found.push(...fields.map(nameOf));
    return null;
  }
  renderInPortal(<Names />, { language, messages: TEXTS[language] });
  return found.slice(0, fields.length);
}

const FIELDS = [
  'languageData.0.certificateLevel',
  'prefferedMobility.1.country',
  'pastMobilityData.2.year',
  'studentData.0.permanentAddress.0.city',
];

test('names the items of a list as applicants do', () => {
  expect(names(FIELDS).map((name) => name.split(' › ')[1])).toEqual([
    'language 1',
    'mobility 2',
    'stay 3',
    expect.not.stringContaining('row'),
  ]);
});

test('in Greek too', () => {
  expect(names(FIELDS, 'gr').map((name) => name.split(' › ')[1])).toEqual([
    'γλώσσα 1',
    'κινητικότητα 2',
    'μετακίνηση 3',
    expect.not.stringContaining('γραμμή'),
  ]);
});

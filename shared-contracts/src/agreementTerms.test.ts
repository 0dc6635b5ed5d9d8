import {
  CONTACT_TITLES,
  contactRoleText,
  contactTitleText,
  languageLevelText,
  studyCycleText,
} from './agreementTerms.ts';
import { LANGUAGE_LEVELS, STUDY_CYCLES } from './members/levels.ts';

describe('terms of agreements', () => {
  test('read in English as they are stored', () => {
    expect(STUDY_CYCLES.map((cycle) => studyCycleText(cycle, 'en'))).toEqual(STUDY_CYCLES);
    expect(CONTACT_TITLES.map((title) => contactTitleText(title, 'en'))).toEqual(CONTACT_TITLES);
    expect(contactRoleText('Signatory', 'en')).toBe('Signatory');
  });

  test('have Greek words of their own', () => {
    const greek = [
      ...STUDY_CYCLES.map((cycle) => studyCycleText(cycle, 'el')),
      ...CONTACT_TITLES.map((title) => contactTitleText(title, 'el')),
      ...LANGUAGE_LEVELS.map((level) => languageLevelText(level, 'el')),
    ];
    expect(greek.filter((text) => !/\p{Script=Greek}/u.test(text))).toEqual([]);
    expect(contactRoleText('Departmental Coordinator', 'el')).toBe('Συντονιστής Τμήματος');
  });

  test.each(['', 'Dekan', 'constructor'])('leave what a partner wrote as it came (%p)', (text) => {
    expect(contactTitleText(text, 'el')).toBe(text);
    expect(contactRoleText(text, 'el')).toBe(text);
  });
});

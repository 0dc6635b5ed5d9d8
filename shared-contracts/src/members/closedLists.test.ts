import {
  CONTACT_TITLES,
  contactRoleText,
  contactTitleText,
  OFFERED_TITLES,
} from '../institutions/members/contactTerms.ts';
import {
  ACCESSIBILITY_TYPES,
  accessibilityTypeText,
  REQUIREMENT_NAMES,
  requirementNameText,
} from '../factsheets/members/factsheetTerms.ts';
import {
  LANGUAGE_LEVELS,
  languageLevelText,
  STUDY_CYCLES,
  studentCycleText,
  studyCycleText,
} from '../reference/levels.ts';

describe('closed lists', () => {
  test('read in English as they are stored', () => {
    expect(STUDY_CYCLES.map((cycle) => studyCycleText(cycle, 'en'))).toEqual(STUDY_CYCLES);
    expect(CONTACT_TITLES.map((title) => contactTitleText(title, 'en'))).toEqual(CONTACT_TITLES);
    expect(REQUIREMENT_NAMES.map((name) => requirementNameText(name, 'en'))).toEqual(REQUIREMENT_NAMES);
    expect(contactRoleText('Signatory', 'en')).toBe('Signatory');
  });

  test('have Greek words of their own', () => {
    const greek = [
      ...STUDY_CYCLES.map((cycle) => studyCycleText(cycle, 'el')),
      ...CONTACT_TITLES.map((title) => contactTitleText(title, 'el')),
      ...REQUIREMENT_NAMES.map((name) => requirementNameText(name, 'el')),
      ...ACCESSIBILITY_TYPES.map((type) => accessibilityTypeText(type, 'el')),
      ...LANGUAGE_LEVELS.map((level) => languageLevelText(level, 'el')),
    ];
    expect(greek.filter((text) => !/\p{Script=Greek}/u.test(text))).toEqual([]);
    expect(contactRoleText('Departmental Coordinator', 'el')).toBe('Συντονιστής Τμήματος');
  });

  test.each(['', 'Dekan', 'constructor'])('leave what a partner wrote as it came (%p)', (text) => {
    expect(contactTitleText(text, 'el')).toBe(text);
    expect(contactRoleText(text, 'el')).toBe(text);
    expect(requirementNameText(text, 'el')).toBe(text);
  });

  test('name study cycles as students do, and the short one as agreements do', () => {
    const named = [...STUDY_CYCLES, 'Master'].map((cycle) => studentCycleText(cycle, 'en'));
    expect(named).toEqual(['Undergraduate', 'Postgraduate', 'Ph.D.', 'Short-Cycle', 'Master']);
    expect(studentCycleText('1st', 'el')).toBe('Προπτυχιακές σπουδές');
  });

  test('take a title as contacts and as profiles spell it', () => {
    expect(CONTACT_TITLES).not.toContain('Dr');
    expect(OFFERED_TITLES).toEqual([...CONTACT_TITLES, 'Dr']);
  });
});

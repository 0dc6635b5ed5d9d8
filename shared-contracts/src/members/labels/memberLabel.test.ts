import { AGREEMENT } from '../../agreements/members/agreement.ts';
import { memberLabel } from './memberLabel.ts';
import { STUDENT_MOBILITY_FOR_STUDIES } from '../../agreements/members/mobilityRow.ts';

describe('memberLabel', () => {
  test.each([
    [AGREEMENT, 'comments', 'el', 'Σχόλια'],
    [AGREEMENT, 'studentMobilitiesForStudies', 'en', 'Student Mobility for Studies'],
    [STUDENT_MOBILITY_FOR_STUDIES, 'otherInfoTerms', 'el', 'Άλλες πληροφορίες και όροι'],
  ] as const)('names a field or a link of an entity in a language', (entity, member, language, label) => {
    expect(memberLabel(entity, member, language)).toBe(label);
  });

  test.each(['isSample', 'toString', 'no-member'])('keeps the name of %s, which has no label', (member) => {
    expect(memberLabel(AGREEMENT, member, 'en')).toBe(member);
  });
});

import { buildStudentRow } from '../../../testing/buildMobilityRows.ts';
import { buildAgreementItem } from './buildAgreement.ts';
import type { AgreementForm, ContactForm } from '../model/form/agreementForm.ts';
import type { StudentRowForm } from '../../../lib/mobilityRows/rowForms.ts';
import { toForm } from '../model/form/toForm.ts';

/** The form that two people have opened. */
export const OPENED = toForm(
  buildAgreementItem({
    studentMobilitiesForStudies: [501, 502, 503].map((id) =>
      buildStudentRow({ id, mobilitiesPerYear: id - 500 }),
    ),
  }),
);
type Who = 'mine' | 'theirs';
type Edit = (form: AgreementForm, who: Who) => AgreementForm;

const rows =
  (change: (rows: readonly StudentRowForm[], who: Who) => readonly StudentRowForm[]): Edit =>
  (form, who) => ({
    ...form,
    studentMobilitiesForStudies: [...change(form.studentMobilitiesForStudies ?? [], who)],
  });
const row = (change: (row: StudentRowForm, who: Who) => Partial<StudentRowForm>): Edit =>
  rows((all, who) => all.map((each, at) => (at === 1 ? { ...each, ...change(each, who) } : each)));
const partners =
  (change: (contacts: readonly ContactForm[], who: Who) => readonly ContactForm[]): Edit =>
  (form, who) => ({ ...form, partnerContacts: [...change(form.partnerContacts, who)] });
const fresh = (all: readonly StudentRowForm[], who: Who, change: Partial<StudentRowForm> = {}) => ({
  ...all[0]!,
  key: `new-${who}`,
  ...change,
});
const number = (who: Who, mine: number, theirs: number) => (who === 'mine' ? mine : theirs);

/** What one of the two does to it, by what it is called; what is new or worded differs by who does it. */
export const EDITS: Readonly<Record<string, Edit>> = {
  'leaves all alone': (form) => form,
  'changes a number of a row': row((_row, who) => ({ totalMonthsPerYear: number(who, 30, 20) })),
  'changes the same number alike': row(() => ({ mobilitiesPerYear: 9 })),
  'changes the terms of a row': row((_row, who) => ({ otherInfoTerms: `by ${who}` })),
  'changes a department of a row': row((each, who) => ({
    fromDepartment: { ...each.fromDepartment!, id: number(who, 91, 92), name: `School of ${who}` },
  })),
  'turns a row': row((each) => ({
    fromInstitution: each.toInstitution,
    fromDepartment: each.toDepartment,
    toInstitution: each.fromInstitution,
    toDepartment: each.fromDepartment,
  })),
  'changes a skill': row((each, who) => ({
    recommendedLanguageSkills: each.recommendedLanguageSkills.map((skill) => ({
      ...skill,
      languageLevel: who === 'mine' ? 'B2' : 'C1',
    })),
  })),
  'removes a row': rows((all) => all.filter((_each, at) => at !== 1)),
  'removes another row': rows((all) => all.slice(1)),
  'adds a row': rows((all, who) => [...all, fresh(all, who, { mobilitiesPerYear: number(who, 40, 41) })]),
  'adds the same row': rows((all, who) => [...all, fresh(all, who, { mobilitiesPerYear: 50 })]),
  'copies a row': rows((all, who) => [...all.slice(0, 1), fresh(all, who), ...all.slice(1)]),
  'empties the list': rows(() => []),
  'switches the list off': (form) => ({ ...form, studentMobilitiesForStudies: null }),
  'fills the list anew': rows((all, who) => [fresh(all, who, { mobilitiesPerYear: number(who, 60, 61) })]),
  'moves rows': rows((all) => all.toReversed()),
  'changes a contact': partners((all, who) =>
    all.map((each) => ({ ...each, phone: `+3063000000${number(who, 10, 20)}` })),
  ),
  'changes the mail address of a contact': partners((all, who) =>
    all.map((each) => ({ ...each, email: `${who}@graz.example` })),
  ),
  'removes a contact': partners(() => []),
  'replaces a contact': partners((all, who) => [someone(all, who, who)]),
  'adds a contact': partners((all, who) => [...all, someone(all, who, who)]),
  'adds the same contact': partners((all, who) => [...all, someone(all, who, 'both')]),
  'changes dates': (form, who) => ({ ...form, startYear: 2025, endYear: number(who, 2026, 2027) }),
  'changes the comments': (form, who) => ({ ...form, comments: `<p>${who}</p>` }),
  'changes the partner': (form, who) => ({
    ...form,
    institution: number(who, 12, 13),
    country: number(who, 1, 2),
  }),
};

function someone(all: readonly ContactForm[], who: Who, name: string): ContactForm {
  return {
    ...all[0]!,
    id: null,
    key: `new-${who}`,
    givenName: 'Eva',
    familyName: name,
    email: `${name}.new@graz.example`,
  };
}

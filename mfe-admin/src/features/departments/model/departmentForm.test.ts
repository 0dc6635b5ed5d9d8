import { DEPARTMENT_FORM, departmentSteps } from './departmentForm.ts';

const OTHERS = [
  { id: 4, name: 'School of Physics', nameGR: 'Τμήμα Φυσικής' },
  { id: 5, name: 'Faculty of Law', nameGR: null },
];
const form = (members: object) => ({ ...DEPARTMENT_FORM.empty(), name: 'Department of Botany', ...members });
const issuesOf = (members: object, isNew = true) =>
  departmentSteps(OTHERS, isNew)
    .flatMap(({ check }) => check(form(members), new Date()))
    .map(({ field, code }) => [field, code]);

describe('departmentSteps', () => {
  test('asks for the name alone of a new department', () => {
    expect(issuesOf({})).toEqual([]);
    expect(issuesOf({ name: '  ' })).toEqual([['name', 'required']]);
  });

  test.each([
    ['name', 'school of  PHYSICS'],
    ['name', 'ΤΜΗΜΑ ΦΥΣΙΚΗΣ'],
    ['nameGR', 'Faculty of Law'],
  ])('refuses as %s the name that another department has in any spelling: %s', (field, text) => {
    expect(issuesOf({ [field]: text })).toEqual([[field, 'not-unique']]);
  });

  test.each([
    [{ ounitId: 'Φυσική' }, 'ounitId', 'not-an-ounit-id'],
    [{ url: 'www.example.org' }, 'url', 'not-a-web-address'],
  ])('refuses %j', (members, field, code) => {
    expect(issuesOf(members)).toEqual([[field, code]]);
  });

  test('lets nobody take the id of a department away', () => {
    expect(issuesOf({ ounitId: ' ' }, false)).toEqual([['ounitId', 'required']]);
  });
});

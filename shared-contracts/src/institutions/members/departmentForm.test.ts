import { DEPARTMENT_FORM, inInstitution } from './departmentForm.ts';

describe('a department in a form', () => {
  const { read, write } = DEPARTMENT_FORM;

  test('is sent by its id when it was chosen, and by its name when it was typed', () => {
    expect(write(read({ id: 4, name: 'School of Law' }))).toEqual({ id: 4 });
    expect(write({ id: null, name: ' School of Design ', ounitId: 'ou-1' })).toEqual({
      name: 'School of Design',
      ounitId: 'ou-1',
    });
    expect(write(read(null))).toBeNull();
  });

  test('is made in the institution beside it', () => {
    expect(inInstitution(write({ id: null, name: 'Design', ounitId: null }), 11)).toEqual({
      name: 'Design',
      institution: { id: 11 },
    });
    expect(inInstitution({ id: 4 }, 11)).toEqual({ id: 4 });
    expect(inInstitution(null, 11)).toBeNull();
  });
});

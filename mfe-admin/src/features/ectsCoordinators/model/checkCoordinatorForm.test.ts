import { checkCoordinatorForm } from './checkCoordinatorForm.ts';

const complete = {
  firstName: 'Eleni',
  lastName: 'Ioannou',
  email: 'eleni.ioannou@example.org',
  department: 'School of Physics',
  purpose: 'Recognition of credits',
  phone: '+302310990000',
  address: 'University campus',
};

describe('checkCoordinatorForm', () => {
  test('has nothing to say about a complete row', () => {
    expect(checkCoordinatorForm(complete)).toEqual([]);
  });

  test('gives one issue for each field, in the order of the columns', () => {
    expect(checkCoordinatorForm({ ...complete, purpose: '', email: '', firstName: ' ' })).toEqual([
      { field: 'firstName', code: 'required' },
      { field: 'email', code: 'required' },
      { field: 'purpose', code: 'required' },
    ]);
  });

  test('takes a row of an earlier system that has neither phone nor address', () => {
    expect(checkCoordinatorForm({ ...complete, phone: '', address: '' })).toEqual([]);
  });

  test('tells a malformed address from a missing one', () => {
    expect(checkCoordinatorForm({ ...complete, email: 'eleni' })).toEqual([
      { field: 'email', code: 'not-an-email' },
    ]);
  });
});

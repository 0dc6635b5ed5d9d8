import { ECTS_COORDINATOR } from '../members/ectsCoordinator.ts';
import { ectsCoordinatorFormSchema } from './ectsCoordinator.ts';

const complete = {
  firstName: 'Eleni',
  lastName: 'Ioannou',
  email: 'eleni.ioannou@example.org',
  department: 'School of Physics',
  purpose: 'Recognition of credits',
};

const codesOf = (form: object) =>
  ectsCoordinatorFormSchema
    .safeParse(form)
    .error?.issues.map((issue) => [issue.path.join('/'), issue.message]);

const contact = { phone: '+302310990000', address: 'University campus' };

describe('ectsCoordinatorFormSchema', () => {
  test('takes a complete row and cuts the spaces around its texts', () => {
    const spaced = { ...complete, ...contact, firstName: '  Eleni ' };
    expect(ectsCoordinatorFormSchema.parse(spaced)).toEqual({ ...complete, ...contact });
    expect(codesOf({ ...complete, phone: '', address: '' })).toBeUndefined();
    expect(codesOf({ ...complete, ...contact, address: 'x'.repeat(500) })).toEqual([['address', 'too-long']]);
  });

  test.each(Object.keys(complete))('asks for %s', (field) => {
    expect(codesOf({ ...complete, [field]: '   ' })).toContainEqual([field, 'required']);
  });

  test.each(['eleni', 'eleni@', '@example.org', 'a b@example.org'])('refuses %j as an address', (email) => {
    expect(codesOf({ ...complete, email })).toEqual([['email', 'not-an-email']]);
  });

  test('refuses a text that is longer than its field', () => {
    const lastName = 'x'.repeat(ECTS_COORDINATOR.fields.lastName.maxLength + 1);
    expect(codesOf({ ...complete, lastName })).toEqual([['lastName', 'too-long']]);
  });
});

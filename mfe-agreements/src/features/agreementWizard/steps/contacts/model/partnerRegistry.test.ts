import { isTaken, toDepartmentChoice, toRegistryContacts } from './partnerRegistry.ts';

const unit = {
  ounitId: 'unit-5',
  name: [
    { value: 'Faculty of Law', lang: 'en' },
    { value: 'Rechtswissenschaftliche Fakultät', lang: 'de' },
  ],
  contact: [
    {
      email: ['office.law@graz.example'],
      personGivenNames: [{ value: 'Karl' }],
      personFamilyName: [{ value: 'Huber' }],
      phoneNumber: [{ e164: '+43316380' }],
    },
    { email: [], personGivenNames: [], personFamilyName: [], phoneNumber: [] },
  ],
};

describe('toDepartmentChoice', () => {
  test('is our department when we know the unit by its id', () => {
    const known = [{ id: 77, name: 'Law School', nameGR: null, ounitId: 'unit-5', domain: null }];
    expect(toDepartmentChoice(unit, known)).toEqual({ id: 77, name: 'Law School', ounitId: 'unit-5' });
  });

  test('is a new one by the first name otherwise, and by the id when the registry has no name', () => {
    expect(toDepartmentChoice(unit, [])).toEqual({ id: null, name: 'Faculty of Law', ounitId: 'unit-5' });
    expect(toDepartmentChoice({ ...unit, name: [] }, []).name).toBe('unit-5');
  });
});

describe('toRegistryContacts', () => {
  test('keeps a phone as it came, and leaves empty what the registry does not tell', () => {
    const department = toDepartmentChoice(unit, []);
    const [karl, nobody] = toRegistryContacts(unit, department);
    expect(karl).toMatchObject({
      id: null,
      department,
      givenName: 'Karl',
      familyName: 'Huber',
      email: 'office.law@graz.example',
      phone: '+43316380',
      phoneAsGiven: '+43316380',
    });
    expect(nobody).toMatchObject({ givenName: '', email: '', phone: '', phoneAsGiven: '' });
  });
});

describe('isTaken', () => {
  test('tells people apart by their address, whatever its case', () => {
    const [karl] = toRegistryContacts(unit, { id: null, name: 'Law' });
    expect(isTaken(karl!, [{ ...karl!, key: 'other', email: 'Office.Law@graz.example' }])).toBe(true);
    expect(isTaken(karl!, [{ ...karl!, key: 'other', email: 'k@graz.example' }])).toBe(false);
  });
});

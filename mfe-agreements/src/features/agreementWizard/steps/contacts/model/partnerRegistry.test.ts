import { agreementContactSchema } from 'shared-contracts/institutions/entities/contact.ts';
import { buildPerson, buildUnit } from '../testing/lookups.ts';
import { isTaken, toDepartmentChoice, toRegistryContacts, toWholeInstitution } from './partnerRegistry.ts';

const unit = buildUnit({
  contact: [
    buildPerson(),
    buildPerson({ email: [], personGivenNames: [], personFamilyName: [], contactName: [], phoneNumber: [] }),
  ],
});
const department = toDepartmentChoice(unit, []);
const OFFERED = ['Departmental Coordinator', 'Signatory'];

function personOf(part: Parameters<typeof buildPerson>[0], place: Parameters<typeof buildUnit>[0] = {}) {
  const unit = buildUnit({ ...place, contact: [buildPerson(part)] });
  return toRegistryContacts(unit, department, OFFERED)[0]!;
}

describe('toDepartmentChoice', () => {
  test('is our department when we know the unit by its id', () => {
    const known = [{ id: 77, name: 'Law School', nameGR: null, ounitId: 'unit-5', domain: null }];
    expect(toDepartmentChoice(unit, known)).toEqual({ id: 77, name: 'Law School', ounitId: 'unit-5' });
  });

  test('is a new one by its English name otherwise, and by the id when the registry has no name', () => {
    expect(toDepartmentChoice(unit, [])).toEqual({ id: null, name: 'Faculty of Law', ounitId: 'unit-5' });
    expect(toDepartmentChoice({ ...unit, name: [] }, []).name).toBe('unit-5');
  });
});

describe('toWholeInstitution', () => {
  test('is the department that has the name of the institution, or a new one', () => {
    const known = [{ id: 8, name: 'University of Graz', nameGR: null, ounitId: null, domain: null }];
    expect(toWholeInstitution('University of Graz', known)).toEqual({ id: 8, name: 'University of Graz' });
    expect(toWholeInstitution('University of Graz', []).id).toBeNull();
  });
});

describe('toRegistryContacts', () => {
  test('keeps a phone as it came, and leaves empty what the registry does not tell', () => {
    const [karl, nobody] = toRegistryContacts(unit, department, OFFERED);
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

  test("takes over address, website and roles, and the unit's address where the person has none", () => {
    const address = {
      recipientName: [],
      addressLine: ['Universitätsstraße 15'],
      postalCode: '8010',
      locality: 'Graz',
      region: null,
      country: 'AT',
    };
    const website = [
      { value: 'https://graz.example/de', lang: 'de' },
      { value: 'https://graz.example/en', lang: 'en' },
    ];
    const roles = [
      { value: 'Koordinator', lang: 'de' },
      { value: 'departmental coordinator', lang: 'en' },
    ];
    const expected = {
      address: 'Universitätsstraße 15, 8010 Graz, AT',
      url: 'https://graz.example/en',
      roles: [{ value: 'Departmental Coordinator' }],
    };
    expect(
      personOf({ streetAddress: address, roleDescription: roles }, { websiteUrl: website }),
    ).toMatchObject(expected);
    expect(personOf({}, { mailingAddress: address })).toMatchObject({ address: expected.address, url: '' });
  });

  test('takes no role that the portal does not offer, and no website that is no address', () => {
    const texts = [{ value: `Advises students.\n${'On everything. '.repeat(20)}` }];
    expect(personOf({ roleDescription: texts }, { websiteUrl: [{ value: 'graz' }] })).toMatchObject({
      roles: [],
      url: '',
    });
  });

  test('names an office by its name in one piece', () => {
    const office = { personGivenNames: [], personFamilyName: [], contactName: [{ value: 'IRO Office' }] };
    expect(personOf(office)).toMatchObject({ givenName: '', familyName: 'IRO Office' });
  });

  test('takes a number as people write it when there is no other, unless it is too long to be one', () => {
    expect(personOf({ phoneNumber: [{ otherFormat: '(23) 456789' }] }).phone).toBe('(23) 456789');
    expect(personOf({ phoneNumber: [{ otherFormat: '1'.repeat(41) }] }).phone).toBe('');
  });

  test('gives what the contact steps accept, but for a phone of another form', () => {
    const { phone, phoneAsGiven, ...karl } = personOf({ roleDescription: [{ value: 'Signatory' }] });
    expect(phone).toBe(phoneAsGiven);
    expect(agreementContactSchema.safeParse({ ...karl, phone: null, url: null }).success).toBe(true);
  });
});

describe('isTaken', () => {
  test('tells people apart by their address, whatever its case', () => {
    const [karl] = toRegistryContacts(unit, { id: null, name: 'Law' }, OFFERED);
    expect(isTaken(karl!, [{ ...karl!, key: 'other', email: 'Office.Law@graz.example' }])).toBe(true);
    expect(isTaken(karl!, [{ ...karl!, key: 'other', email: 'k@graz.example' }])).toBe(false);
  });
});

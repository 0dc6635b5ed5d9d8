import { departmentRecord } from 'shared-contracts/institutions/entities/department.ts';
import { institutionRecord } from 'shared-contracts/institutions/entities/institution.ts';
import { ownContact } from 'shared-contracts/session/profile.ts';
import { LANGUAGE_TAG, LANGUAGES } from 'shared-contracts/text/language.ts';
import { CONTACT } from 'shared-contracts/institutions/members/contact.ts';
import { ECTS_COORDINATOR } from 'shared-contracts/institutions/members/ectsCoordinator.ts';
import type { Entity } from 'shared-contracts/members/entity.ts';
import { DEPARTMENT, INSTITUTION } from 'shared-contracts/institutions/members/institution.ts';
import { memberLabel } from 'shared-contracts/members/labels/memberLabel.ts';
import { namesOfFields, tryForm, type TriedForm } from 'shared-record/testing';
import type { FieldValues } from 'shared-ui/fields';
import { DEPARTMENT_FORM, departmentSteps, openedDepartment } from './departments/model/departmentForm.ts';
import { NEW_COORDINATOR_FORM, NEW_COORDINATOR_STEPS } from './ectsCoordinators/model/newCoordinatorForm.ts';
import {
  INSTITUTION_FORM,
  INSTITUTION_STEPS,
  openedInstitution,
} from './institutions/model/institutionForm.ts';
import { openedContact } from './profile/model/openedProfile.ts';
import { PROFILE_FORM, PROFILE_STEPS } from './profile/model/profileForm.ts';

const NOW = new Date('2026-11-01T10:00:00Z');
const treeOf = (root: Entity) => ({ root, below: {} });
const dateModified = '2026-10-06T09:30:00.000Z';
const PERSON = {
  title: 'Dr.',
  givenName: 'Eleni',
  familyName: 'Markou',
  email: 'e.markou@example.org',
  phone: '+302310123456',
  address: 'Egnatia 1',
  url: 'https://www.example.org',
};

/** Gives the form as one whose values are looked at by name. */
function form<Form extends FieldValues, Full extends object>(given: TriedForm<Form, Full>): AnyForm {
  return given as unknown as AnyForm;
}
type AnyForm = TriedForm<FieldValues, object>;

const FORMS: ReadonlyArray<readonly [string, Entity, AnyForm]> = [
  [
    'an institution',
    INSTITUTION,
    form({
      tree: treeOf(INSTITUTION),
      full: institutionRecord.schema.parse({
        id: 7,
        name: 'University of Graz',
        nameGR: 'Πανεπιστήμιο του Γκρατς',
        erasmusCode: 'A  GRAZ01',
        heiId: 'graz.example',
        cityName: 'Graz',
        pic: '999999999',
        website: 'https://www.graz.example',
        isLocal: false,
        dateModified,
        country: { id: 40, countryName: 'Austria', countryNameGR: 'Αυστρία' },
      }),
      read: (record) => openedInstitution(record).form,
      check: (values) => INSTITUTION_STEPS.flatMap(({ check }) => check(values, NOW)),
      write: (values) => INSTITUTION_FORM.write(values),
    }),
  ],
  [
    'a department',
    DEPARTMENT,
    form({
      tree: treeOf(DEPARTMENT),
      full: departmentRecord.schema.parse({
        id: 5,
        name: 'School of Law',
        nameGR: 'Νομική Σχολή',
        ounitId: 'ou-5',
        ounitCode: 'LAW',
        domain: 'law',
        url: 'https://www.law.example.org',
        dateModified,
      }),
      read: (record) => openedDepartment(record).form,
      check: (values) => departmentSteps([], false).flatMap(({ check }) => check(values, NOW)),
      write: (values) => DEPARTMENT_FORM.write(values),
    }),
  ],
  [
    'the own contact record',
    CONTACT,
    form({
      tree: treeOf(CONTACT),
      full: ownContact.schema.parse({ id: 9, ...PERSON, dateModified, isPrivate: true, department: null }),
      read: (record) => openedContact(record).form,
      check: (values) => PROFILE_STEPS.flatMap(({ check }) => check(values, NOW)),
      write: (values) => PROFILE_FORM.write(values),
    }),
  ],
  [
    'an ECTS coordinator',
    ECTS_COORDINATOR,
    form({
      tree: treeOf(ECTS_COORDINATOR),
      full: {
        department: 'School of Law',
        firstName: 'Eleni',
        lastName: 'Markou',
        email: PERSON.email,
        phone: PERSON.phone,
        address: PERSON.address,
        purpose: 'Recognition',
      },
      read: (record) => NEW_COORDINATOR_FORM.read(record),
      check: (values) => NEW_COORDINATOR_STEPS.flatMap(({ check }) => check(values, NOW)),
      write: (values) => NEW_COORDINATOR_FORM.write(values),
    }),
  ],
];

describe.each(FORMS)('the form of %s', (_name, entity, tried) => {
  tryForm(tried);

  test.each(LANGUAGES)('calls no two fields by one name: %s', (language) => {
    const names = namesOfFields(tried, (field) => memberLabel(entity, field, LANGUAGE_TAG[language]));
    expect(names.length).toBeGreaterThan(4);
    expect(names.filter((name, place) => name === '' || names.indexOf(name) !== place)).toEqual([]);
  });
});

import { EUROPEAN_PROGRAMMES_DEPARTMENT } from 'shared-contracts/agreements/agreements.ts';
import { GROUP_ROWS } from '../../../reference/fixedLists.ts';
import { day, momentBetween } from '../chance/days.ts';
import { digits, greekLandline } from '../chance/numbers.ts';
import type { Person } from '../context/people.ts';
import { createRandom } from '../chance/random.ts';
import type { Random } from '../chance/random.ts';
import type { LocalDepartment } from '../context/referenceRecords.ts';
import type { SampleContext } from '../context/sampleContext.ts';
import { titleFor, TITLES } from './staffTexts.ts';

/** Somebody of the local university, or of a partner, whom agreements name. */
export type StaffMember = {
  readonly contactId: number;
  readonly userId: number | null;
  readonly person: Person;
  readonly title: string;
  readonly email: string;
  readonly address: string;
};

export type LocalStaff = {
  readonly coordinatorsOf: (department: LocalDepartment) => readonly StaffMember[];
  readonly teacher: StaffMember & { readonly department: LocalDepartment };
  /** Users of the international relations office. */
  readonly officers: readonly StaffMember[];
};

/** Department of the demo account `teacher`. */
const TEACHER_DOMAIN = 'csd';
const OFFICE_ADDRESS = 'University Campus, 541 24 Thessaloniki';

export const GROUP_ID = Object.fromEntries(GROUP_ROWS.map(([id, name]) => [name, id]));

/** Makes the users `iro`, `iro2` and `teacher`, a further officer, and two to four coordinators for each department. */
export function createLocalStaff(context: SampleContext): LocalStaff {
  const random = createRandom('local staff');
  const departments = context.reference.localDepartments;
  const office = departmentWhere(departments, ({ name }) => name === EUROPEAN_PROGRAMMES_DEPARTMENT);
  const teaching = departmentWhere(departments, ({ domain }) => domain === TEACHER_DOMAIN);

  const officers = ['iro', 'iro2', null].map((name) =>
    addStaff(context, random, { department: office, name, isOfficer: true }),
  );
  const teacher = addStaff(context, random, { department: teaching, name: 'teacher', isOfficer: false });
  const coordinators = new Map<number, readonly StaffMember[]>();
  for (const department of departments.filter(({ subjectArea }) => subjectArea !== null)) {
    const others = Array.from({ length: random.integer(2, 4) }, () =>
      addStaff(context, random, { department, name: null, isOfficer: false }),
    );
    coordinators.set(department.id, department === teaching ? [teacher, ...others] : others);
  }
  addTrialContact(context, random, teaching);
  return {
    coordinatorsOf: (department) => coordinators.get(department.id) ?? [],
    teacher: { ...teacher, department: teaching },
    officers,
  };
}

function departmentWhere(
  departments: readonly LocalDepartment[],
  matches: (department: LocalDepartment) => boolean,
) {
  const department = departments.find(matches);
  if (!department) throw new Error('The reference data lacks a department that the sample needs.');
  return department;
}

type StaffOptions = {
  readonly department: LocalDepartment;
  readonly name: string | null;
  readonly isOfficer: boolean;
};

function addStaff(
  context: SampleContext,
  random: Random,
  { department, name, isOfficer }: StaffOptions,
): StaffMember {
  const person = context.people.greek(random);
  const userId = context.nextId('users');
  // Mail names can repeat; user ids cannot.
  const mailName = name ?? `${person.mailName}.${userId}`;
  const email = `${mailName}@${department.domain}.example.edu`;
  const role = isOfficer ? 'Institutional Coordinator' : 'Departmental Coordinator';
  const created = createdAt(context, random);
  const description = isOfficer ? 'International relations office' : `${role}, ${department.name}`;
  context.batches.users(
    userId,
    mailName,
    email,
    description,
    person.givenName,
    person.familyName,
    person.givenNameGreek,
    person.familyNameGreek,
    null,
    created,
    created,
    true,
  );
  context.batches.user_groups(
    userId,
    GROUP_ID[isOfficer ? 'International Relations Office' : 'Instructors'] ?? null,
  );
  const title = isOfficer ? 'Administrative Staff' : titleFor(person, random.pick(TITLES));
  return {
    ...addContact(context, random, { person, department, email, userId, role, title, created }),
    person,
  };
}

type ContactOptions = {
  readonly person: Person;
  readonly department: LocalDepartment;
  readonly email: string;
  readonly userId: number | null;
  readonly role: string;
  readonly title: string;
  readonly created: string;
};

function addContact(
  context: SampleContext,
  random: Random,
  options: ContactOptions,
): Omit<StaffMember, 'person'> {
  const { person, department, email, userId, title, created } = options;
  const contactId = context.nextId('contacts');
  const roles = JSON.stringify([{ value: options.role, language: 'en' }]);
  const url = `https://${department.domain}.example.edu/staff/${contactId}`;
  context.batches.contacts(
    contactId,
    userId,
    digits(random, 5),
    title,
    roles,
    person.givenName,
    person.familyName,
    email,
    greekLandline(random),
    OFFICE_ADDRESS,
    url,
    department.id,
    null,
    false,
    created,
    created,
    true,
  );
  return { contactId, userId, title, email, address: OFFICE_ADDRESS };
}

/** Coordinators whose address contains "test" are left out of choices; one such contact shows that they are. */
function addTrialContact(context: SampleContext, random: Random, department: LocalDepartment): void {
  const person = context.people.greek(random);
  const email = `test.${person.mailName}@${department.domain}.example.edu`;
  const rest = {
    userId: null,
    role: 'Departmental Coordinator',
    title: 'Mr.',
    created: createdAt(context, random),
  };
  addContact(context, random, { person, department, email, ...rest });
}

function createdAt(context: SampleContext, random: Random): string {
  const { year } = context.calendar;
  return momentBetween(random, day(2014, 9, 1), day(year - 1, 8, 31), context.calendar).toISOString();
}

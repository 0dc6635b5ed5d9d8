import type { Placement } from '../agreements/agreements.ts';
import { day, momentBetween } from '../chance/days.ts';
import { GROUP_ID } from '../staff/localStaff.ts';
import { digits, greekMobile } from '../chance/numbers.ts';
import type { Person } from '../context/people.ts';
import { createRandom } from '../chance/random.ts';
import type { Random } from '../chance/random.ts';
import type { SampleContext } from '../context/sampleContext.ts';

export type Student = {
  readonly userId: number;
  /** User name of a demo account; null for the others. */
  readonly account: string | null;
  readonly person: Person;
  readonly email: string;
  readonly registryNumber: string;
  readonly mobile: string;
  /** Stays that the student's department offers. */
  readonly placements: readonly Placement[];
};

const OTHER_STUDENTS = 88;
const DEMO_DEPARTMENT = 'csd';

/** Makes the users `student`, `student2` and `guest`, and further students of departments that offer stays. */
export function createStudents(context: SampleContext, placements: readonly Placement[]): readonly Student[] {
  const random = createRandom('students');
  // A very small sample may have no stay for a department; its students then look at those of the others.
  const ofDepartment = (domain: string) => {
    const own = placements.filter(({ department }) => department.domain === domain);
    return own.length > 0 ? own : placements;
  };
  const domains =
    placements.length > 0 ? placements.map(({ department }) => department.domain) : [DEMO_DEPARTMENT];
  const demo = ['student', 'student2'].map((account) =>
    addStudent(context, random, {
      account,
      domain: DEMO_DEPARTMENT,
      placements: ofDepartment(DEMO_DEPARTMENT),
    }),
  );
  addGuest(context, random);
  const others = Array.from({ length: OTHER_STUDENTS }, () => {
    const domain = random.pick(domains);
    return addStudent(context, random, { account: null, domain, placements: ofDepartment(domain) });
  });
  return [...demo, ...others];
}

type New = {
  readonly account: string | null;
  readonly domain: string;
  readonly placements: readonly Placement[];
};

function addStudent(context: SampleContext, random: Random, { account, domain, placements }: New): Student {
  const person = context.people.greek(random);
  const userId = context.nextId('users');
  const name = account ?? `${person.mailName}.${userId}`;
  const email = `${name}@students.${domain}.example.edu`;
  const registryNumber = digits(random, 5);
  const mobile = greekMobile(random);
  const created = createdAt(context, random);
  context.batches.users(
    userId,
    name,
    email,
    'Student',
    person.givenName,
    person.familyName,
    person.givenNameGreek,
    person.familyNameGreek,
    registryNumber,
    created,
    created,
    true,
  );
  context.batches.user_groups(userId, GROUP_ID.Students ?? null);
  // Everybody who signs in has a contact record of their own to edit; the other students never sign in.
  if (account) {
    context.batches.contacts(
      context.nextId('contacts'),
      userId,
      null,
      person.gender === 'female' ? 'Ms.' : 'Mr.',
      '[]',
      person.givenName,
      person.familyName,
      email,
      mobile,
      null,
      null,
      null,
      context.reference.local.id,
      true,
      created,
      created,
      true,
    );
  }
  return { userId, account, person, email, registryNumber, mobile, placements };
}

function addGuest(context: SampleContext, random: Random): void {
  const person = context.people.greek(random);
  const created = createdAt(context, random);
  context.batches.users(
    context.nextId('users'),
    'guest',
    'guest@example.org',
    'Guest without a role',
    person.givenName,
    person.familyName,
    person.givenNameGreek,
    person.familyNameGreek,
    null,
    created,
    created,
    true,
  );
}

function createdAt(context: SampleContext, random: Random): string {
  const { year } = context.calendar;
  return momentBetween(random, day(year - 5, 9, 1), day(year - 1, 10, 31), context.calendar).toISOString();
}

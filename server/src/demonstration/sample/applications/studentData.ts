import {
  digits,
  greekLandline,
  identityCardNumber,
  invalidSocialSecurityNumber,
  invalidTaxNumber,
} from '../chance/numbers.ts';
import { day, isoDay, momentBetween } from '../chance/days.ts';
import type { Random } from '../chance/random.ts';
import type { SampleContext } from '../context/sampleContext.ts';
import type { Student } from './students.ts';

type DataOf = { readonly applicationId: number; readonly student: Student; readonly isComplete: boolean };

const GENDER = { male: 1, female: 2 } as const;
const STREETS = [
  'Egnatia',
  'Tsimiski',
  'Ermou',
  'Venizelou',
  'Kapodistriou',
  'Papanastasiou',
  'Makedonias',
  'Aristotelous',
];

/** Adds the first step of an application; a draft has only what the sign-in gives. */
export function addStudentData(
  context: SampleContext,
  random: Random,
  { applicationId, student, isComplete }: DataOf,
): void {
  const { person } = student;
  const signIn = [
    student.email,
    person.givenName,
    person.familyName,
    person.givenNameGreek,
    person.familyNameGreek,
  ] as const;
  if (!isComplete) {
    context.batches.application_student_data(applicationId, ...signIn);
    return;
  }
  const { year } = context.calendar;
  const greece = context.reference.local.countryId;
  const town = random.pick(context.reference.towns);
  const birthDate = isoDay(
    momentBetween(random, day(year - 27, 1, 1), day(year - 20, 12, 31), context.calendar),
  );
  const [father, mother] = [context.people.greek(random), context.people.greek(random)];
  const address = addressIn(context, random);
  context.batches.application_student_data(
    applicationId,
    ...signIn,
    GENDER[person.gender],
    birthDate,
    greece,
    JSON.stringify({ id: null, cityName: town.name }),
    greece,
    identityCardNumber(random),
    isoDay(momentBetween(random, day(year - 9, 1, 1), day(year - 2, 12, 31), context.calendar)),
    `T.A. ${town.name}`,
    father.gender === 'male' ? father.givenName : 'Georgios',
    mother.gender === 'female' ? mother.givenName : 'Maria',
    random.pick(context.reference.taxOfficeIds),
    invalidTaxNumber(random),
    invalidSocialSecurityNumber(random, birthDate),
    greekLandline(random),
    student.mobile,
    JSON.stringify([{ ...address, phoneNumber: greekLandline(random) }]),
    random.chance(0.4) ? JSON.stringify([addressIn(context, random)]) : '[]',
    `${father.familyName} ${father.givenName}`,
    `+306900000${digits(random, 3)}`,
    random.chance(0.5) ? `${father.mailName}@example.org` : null,
  );
}

function addressIn({ reference }: SampleContext, random: Random) {
  const town = random.pick(reference.towns);
  return {
    street: `${random.pick(STREETS)} ${random.integer(1, 150)}`,
    postalCode: town.postalCode,
    city: { id: null, cityName: town.name },
    country: {
      id: reference.local.countryId,
      countryCode: 'GR',
      countryName: 'Greece',
      countryNameGR: 'Ελλάδα',
    },
  };
}

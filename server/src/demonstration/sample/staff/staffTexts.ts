import type { Person } from '../context/people.ts';

/** Titles of university people, as the contact form offers them. */
export const TITLES = [
  'Mr.',
  'Ms.',
  'Professor',
  'Associate Professor',
  'Assistant Professor',
  'Lecturer',
  'Dr.',
  'Laboratory Teaching Staff',
  'Administrative Staff',
] as const;

/** A title as its person has it: those that say a gender say that of the person. */
export function titleFor({ gender }: Pick<Person, 'gender'>, drawn: (typeof TITLES)[number]): string {
  if (drawn !== 'Mr.' && drawn !== 'Ms.') return drawn;
  return gender === 'female' ? 'Ms.' : 'Mr.';
}

/** What a coordinator is asked about, in the list of ECTS coordinators. */
export const ECTS_PURPOSES = [
  'Recognition of courses and credits',
  'Learning agreements of outgoing students',
  'Learning agreements of incoming students',
  'Erasmus+ studies and ECTS',
  'Erasmus+ traineeships and ECTS',
] as const;

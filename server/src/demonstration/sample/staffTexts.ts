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

/** What a coordinator is asked about, in the list of ECTS coordinators. */
export const ECTS_PURPOSES = [
  'Recognition of courses and credits',
  'Learning agreements of outgoing students',
  'Learning agreements of incoming students',
  'Erasmus+ studies and ECTS',
  'Erasmus+ traineeships and ECTS',
] as const;

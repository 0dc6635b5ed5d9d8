export const GRADING_SYSTEMS = [
  'National scale with the ECTS grade distribution of the last three academic years.',
  'Marks from 0 to 20; 10 is the lowest pass. A conversion table is sent with each transcript.',
  'Marks from 1.0 (very good) to 5.0 (failed); 4.0 is the lowest pass.',
  'Marks from A to F by the ECTS scale; E is the lowest pass.',
] as const;

export const TERMINATION_TEXTS = [
  'Either side may end the agreement with a notice of at least one academic year.',
  'A notice given by 1 September of one academic year takes effect on 1 September of the next.',
] as const;

/** Names are those that the factsheet form offers. */
export const REQUIREMENTS = [
  { name: 'Motivation letter', description: 'One page, in the language of instruction.' },
  { name: 'Transcript of Records', description: 'With all courses passed so far and their credits.' },
  {
    name: 'Language certificate',
    description: 'Level B2 in the language of instruction, not older than two years.',
  },
  { name: 'Reference letter', description: 'From a member of the teaching staff.' },
  { name: 'Portfolio', description: 'For architecture, design and fine arts: up to ten works.' },
  { name: 'CV', description: 'In the Europass format.' },
  { name: 'Other document', description: 'Copy of the identity card or passport.' },
] as const;

export const ACCESSIBILITIES = [
  {
    type: 'Infrastructure',
    services: 'Step-free access',
    description: 'Ramps and lifts in all teaching buildings.',
  },
  {
    type: 'Infrastructure',
    services: 'Accessible rooms',
    description: 'Six rooms in the halls of residence.',
  },
  { type: 'Service', services: 'Sign language interpreting', description: 'On request, two weeks before.' },
  { type: 'Service', services: 'Reading material in large print', description: 'From the library.' },
  { type: 'Service', services: 'Personal assistance', description: 'By student volunteers.' },
] as const;

export const ADDITIONAL_INFOS = [
  {
    type: 'Recognition process',
    description: 'Credits are recognised in full on the basis of the learning agreement.',
  },
  { type: 'Buddy programme', description: 'A student of the same field helps in the first weeks.' },
  { type: 'Language courses', description: 'Free courses in September and in February.' },
  {
    type: 'Other useful information',
    description: 'Welcome week in the last week before the lectures begin.',
  },
] as const;

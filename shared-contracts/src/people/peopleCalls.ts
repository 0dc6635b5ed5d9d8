import { SMALL_BODY } from '../call/bodyBounds.ts';
import type { Call } from '../call/call.ts';
import {
  correctionSchema,
  joiningSchema,
  leavingSchema,
  MOST_PEOPLE,
  MOST_TOLD_AGREEMENTS,
  PEOPLE_SEARCH_MAX_LENGTH,
  peopleSchema,
  personChangedSchema,
  personSchema,
  replacementSchema,
} from './people.ts';
import { refusedSignInsSchema, releaseSignInSchema } from './refusedSignIns.ts';

const CHANGED = { description: 'What was done.', schema: personChangedSchema };
const TELLS = `Agreements that both sides have approved stay so: contacts are not what was approved. Partners are told; of ${MOST_TOLD_AGREEMENTS} agreements at most.`;

export const listPeople = {
  base: 'exchange',
  methods: ['GET'],
  path: '/people',
  permission: 'iia_edit_iro',
  summary:
    'Lists the people of our university whom agreements can name, each once, with the places where they stand.',
  query: {
    search: {
      type: 'text',
      maxLength: PEOPLE_SEARCH_MAX_LENGTH,
      description:
        'Words that name and email address have, whatever accents, capitals and alphabet; two letters may be wrong.',
    },
    department: { type: 'record', description: 'People of this department alone.' },
    part: {
      type: 'text',
      maxLength: 5,
      description: 'twins: who may be there twice; left: who has left the university.',
    },
    sort: {
      type: 'text',
      maxLength: 11,
      description:
        'name, email, department or agreements, with - before it for the last first. Otherwise by name.',
    },
    skip: { type: 'whole', minimum: 0, default: 0, description: 'People before the page.' },
    top: { type: 'whole', minimum: 1, maximum: MOST_PEOPLE, default: 25, description: 'Length of the page.' },
  },
  reply: { description: 'The page.', schema: peopleSchema },
} as const satisfies Call;

export const readPerson = {
  base: 'exchange',
  methods: ['GET'],
  path: '/people/{id}',
  permission: 'iia_edit_iro',
  summary:
    'Reads a person of our university with all places where they stand, by the id of any record of theirs.',
  reply: { description: 'The person.', schema: personSchema },
} as const satisfies Call;

export const correctPerson = {
  base: 'exchange',
  methods: ['POST'],
  path: '/people/{id}/correction',
  permission: 'iia_edit_iro',
  summary: `Corrects a person in all places at once, or nowhere. ${TELLS}`,
  body: correctionSchema,
  // Eight texts of their members' lengths, each letter escaped.
  bounds: { ...SMALL_BODY, bytes: 20_000 },
  reply: CHANGED,
  refusals: [400, 409],
} as const satisfies Call;

export const joinPeople = {
  base: 'exchange',
  methods: ['POST'],
  path: '/people/{id}/joining',
  permission: 'iia_edit_iro',
  summary: `Makes two people one: the records of the other become records of this one, and say what this one's latest says. ${TELLS}`,
  body: joiningSchema,
  reply: CHANGED,
  refusals: [400, 409],
} as const satisfies Call;

export const replacePerson = {
  base: 'exchange',
  methods: ['POST'],
  path: '/people/{id}/replacement',
  permission: 'iia_edit_iro',
  summary: `Puts another person in place of this one in agreements whose last academic year is a given one or a later one. ${TELLS}`,
  body: replacementSchema,
  reply: CHANGED,
  refusals: [400, 409],
} as const satisfies Call;

export const markLeft = {
  base: 'exchange',
  methods: ['POST'],
  path: '/people/{id}/leaving',
  permission: 'iia_edit_iro',
  summary:
    'Notes that a person has left the university, or takes that back: who has left is offered to no agreement.',
  body: leavingSchema,
  reply: CHANGED,
  refusals: [400, 409],
} as const satisfies Call;

const REFUSED_SIGN_INS = {
  description: 'Users under whose name another account was refused.',
  schema: refusedSignInsSchema,
};

export const listRefusedSignIns = {
  base: 'exchange',
  methods: ['GET'],
  path: '/refused-sign-ins',
  permission: 'iia_edit_iro',
  summary: 'Lists users under whose name another account of the identity provider tried to sign in.',
  reply: REFUSED_SIGN_INS,
} as const satisfies Call;

export const releaseSignIn = {
  base: 'exchange',
  methods: ['POST'],
  path: '/refused-sign-ins/{id}',
  permission: 'iia_edit_iro',
  summary:
    'Lets a refused account sign in: as the same person, or as somebody new while the user known so far is closed; answers as the list does.',
  body: releaseSignInSchema,
  reply: REFUSED_SIGN_INS,
  refusals: [400, 409],
} as const satisfies Call;

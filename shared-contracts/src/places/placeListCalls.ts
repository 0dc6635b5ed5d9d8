import type { Call } from '../call/call.ts';
import { MOST_PLACES, PLACE_SEARCH_MAX_LENGTH, placeListSchema } from './placeList.ts';
import { PLACE_DIRECTIONS, PLACE_KINDS, PLACE_ORDERS } from './placeTerms.ts';

const yes = (description: string) =>
  ({ type: 'whole', minimum: 0, maximum: 1, default: 0, description: `1: ${description}` }) as const;

export const listPlaces = {
  base: 'api',
  methods: ['GET'],
  path: '/places',
  permission: 'iia_list',
  summary: 'Lists the mobility rows of agreements in force or to come: who can go where, on what terms.',
  query: {
    search: {
      type: 'text',
      maxLength: PLACE_SEARCH_MAX_LENGTH,
      description:
        'Words that names, Erasmus code, city or id of the partner have, or the number of an agreement.',
    },
    kind: { type: 'text', description: `One of ${PLACE_KINDS.join(', ')}.`, maxLength: 20 },
    direction: { type: 'text', description: `One of ${PLACE_DIRECTIONS.join(', ')}.`, maxLength: 20 },
    department: {
      type: 'record',
      description: 'Rows of this department of ours, and those that name none.',
    },
    country: { type: 'record', description: 'Rows with partners of this country.' },
    partner: { type: 'record', description: 'Rows with this institution.' },
    year: {
      type: 'whole',
      minimum: 0,
      maximum: 2200,
      default: 0,
      description:
        'Rows of agreements that hold in this academic year, with the students who go in it; 0: of those in force or to come.',
    },
    field: { type: 'text', maxLength: 4, description: 'Begin of the ISCED-F code of a field.' },
    cycle: {
      type: 'text',
      maxLength: 20,
      description: 'Rows for this study cycle, and those that name none.',
    },
    language: { type: 'record', description: 'Rows that ask for this language.' },
    level: {
      type: 'text',
      maxLength: 2,
      description: 'Level of the language that somebody has: rows that ask for more are left out.',
    },
    noLanguage: yes('rows that ask for no language alone.'),
    blended: yes('rows of blended mobility alone.'),
    free: yes('rows alone of which places are left, or nobody knows how many are.'),
    order: { type: 'text', maxLength: 20, description: `One of ${PLACE_ORDERS.join(', ')}.` },
    descending: yes('the order the other way round.'),
    skip: { type: 'whole', minimum: 0, default: 0, description: 'Rows before the page.' },
    top: { type: 'whole', minimum: 1, maximum: MOST_PLACES, default: 25, description: 'Length of the page.' },
  },
  reply: { description: 'The page.', schema: placeListSchema },
} as const satisfies Call;

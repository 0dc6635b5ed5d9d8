import { CHANGE_TIMES, SAMPLE_MARK, WEB_ADDRESS } from './commonFields.ts';
import type { Entity } from './entity.ts';

/** University, ours or a partner's. */
export const INSTITUTION = {
  set: 'MobilityInstitutions',
  fields: {
    name: { type: 'text', maxLength: 300, isRequired: true },
    nameGR: { type: 'text', maxLength: 300 },
    /** Country part of three characters: `G  THESSAL01` has two spaces. */
    erasmusCode: { type: 'text', maxLength: 20 },
    heiId: { type: 'text', maxLength: 100 },
    cityName: { type: 'text', maxLength: 120 },
    isLocal: { type: 'boolean', isServerSet: true, default: false },
    pic: { type: 'text', maxLength: 20 },
    website: WEB_ADDRESS,
    ...CHANGE_TIMES,
  },
  links: { country: { kind: 'toOne', set: 'MobilityCountries', isRequired: true } },
  uniqueMembers: ['erasmusCode', 'heiId'],
} as const satisfies Entity;

/** Department of a university. */
export const DEPARTMENT = {
  set: 'MobilityDepartments',
  fields: {
    name: { type: 'text', maxLength: 300, isRequired: true },
    nameGR: { type: 'text', maxLength: 300 },
    ounitId: { type: 'text', maxLength: 64 },
    /** First label of the mail domain that its people have: `math` for `…@math.example.edu`. */
    domain: { type: 'text', maxLength: 60 },
    url: WEB_ADDRESS,
    ...CHANGE_TIMES,
    ...SAMPLE_MARK,
  },
  links: { institution: { kind: 'toOne', set: 'MobilityInstitutions', isRequired: true } },
} as const satisfies Entity;

import { CHANGE_TIMES, INSTITUTION_NAME, PLACE_NAME, SAMPLE_MARK, WEB_ADDRESS } from './commonFields.ts';
import type { Entity } from './entity.ts';

/** University, ours or a partner's. */
export const INSTITUTION = {
  set: 'MobilityInstitutions',
  fields: {
    name: { ...INSTITUTION_NAME, requiredWhen: 'stored' },
    nameGR: INSTITUTION_NAME,
    /** Country part of three characters: `G  THESSAL01` has two spaces. */
    erasmusCode: { type: 'text', maxLength: 20 },
    heiId: { type: 'text', maxLength: 100 },
    cityName: PLACE_NAME,
    isLocal: { type: 'boolean', isServerSet: true, default: false },
    pic: { type: 'text', maxLength: 20 },
    website: WEB_ADDRESS,
    ...CHANGE_TIMES,
  },
  links: { country: { kind: 'toOne', set: 'MobilityCountries', requiredWhen: 'stored' } },
  uniqueMembers: ['erasmusCode', 'heiId'],
} as const satisfies Entity;

/** Department of a university. */
export const DEPARTMENT = {
  set: 'MobilityDepartments',
  fields: {
    name: { ...INSTITUTION_NAME, requiredWhen: 'stored' },
    nameGR: INSTITUTION_NAME,
    ounitId: { type: 'text', maxLength: 64 },
    /** First label of the mail domain that its people have: `math` for `…@math.example.edu`. */
    domain: { type: 'text', maxLength: 60 },
    url: WEB_ADDRESS,
    ...CHANGE_TIMES,
    ...SAMPLE_MARK,
  },
  links: { institution: { kind: 'toOne', set: 'MobilityInstitutions', requiredWhen: 'stored' } },
} as const satisfies Entity;

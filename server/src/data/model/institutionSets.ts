import {
  CHANGE_TIMES,
  GENERATED_KEY,
  PERSON,
  SAMPLE_MARK,
  textField,
  webAddressField,
} from './commonFields.ts';
import type { SetDefinition } from './definition.ts';

/** Universities, their departments, and the people who speak for them. */
export const INSTITUTION_SETS = {
  MobilityInstitutions: {
    name: 'MobilityInstitutions',
    table: 'institutions',
    key: GENERATED_KEY,
    fields: {
      name: textField(300, { isRequired: true }),
      nameGR: textField(300),
      /** Country part of three characters: `G  THESSAL01` has two spaces. */
      erasmusCode: textField(20),
      heiId: textField(100),
      cityName: textField(120),
      isLocal: { type: 'boolean', isServerSet: true, default: false },
      pic: textField(20),
      website: webAddressField,
      ...CHANGE_TIMES,
    },
    links: { country: { kind: 'toOne', set: 'MobilityCountries', column: 'country_id', isRequired: true } },
    uniqueMembers: ['erasmusCode', 'heiId'],
  },
  MobilityDepartments: {
    name: 'MobilityDepartments',
    table: 'departments',
    key: GENERATED_KEY,
    fields: {
      name: textField(300, { isRequired: true }),
      nameGR: textField(300),
      ounitId: textField(64),
      /** First label of the mail domain that its people have: `math` for `…@math.example.edu`. */
      domain: textField(60),
      url: webAddressField,
      ...CHANGE_TIMES,
      ...SAMPLE_MARK,
    },
    links: {
      institution: { kind: 'toOne', set: 'MobilityInstitutions', column: 'institution_id', isRequired: true },
    },
  },
  MobilityContacts: {
    name: 'MobilityContacts',
    table: 'contacts',
    key: GENERATED_KEY,
    fields: {
      /** The user whose contact record this is. */
      uid: { type: 'integer', references: 'Users' },
      /** Staff number at the local university. */
      apm: textField(20),
      title: textField(80),
      roles: { type: 'json', shape: 'roles' },
      ...PERSON,
      url: webAddressField,
      ...CHANGE_TIMES,
      ...SAMPLE_MARK,
    },
    links: {
      department: { kind: 'toOne', set: 'MobilityDepartments', column: 'department_id', nests: 'new' },
    },
  },
} as const satisfies Record<string, SetDefinition>;

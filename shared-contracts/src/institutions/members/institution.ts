import { CHANGE_TIMES, SAMPLE_MARK } from '../../members/commonFields.ts';
import { INSTITUTION_NAME, PLACE_NAME, WEB_ADDRESS } from '../../members/commonTexts.ts';
import type { Entity } from '../../members/entity.ts';

/** University, ours or a partner's. */
export const INSTITUTION = {
  set: 'MobilityInstitutions',
  fields: {
    name: {
      ...INSTITUTION_NAME,
      requiredWhen: 'stored',
      label: { en: 'Institution name', el: 'Ονομασία ιδρύματος' },
    },
    nameGR: { ...INSTITUTION_NAME, label: { en: 'Name in Greek', el: 'Ονομασία στα ελληνικά' } },
    /** Country part of three characters: `G  THESSAL01` has two spaces. */
    erasmusCode: { type: 'text', maxLength: 20, label: { en: 'Erasmus code', el: 'Κωδικός Erasmus' } },
    heiId: { type: 'text', maxLength: 100, label: { en: 'Hei ID', el: 'Αναγνωριστικό ιδρύματος' } },
    cityName: { ...PLACE_NAME, label: { en: 'City', el: 'Πόλη' } },
    isLocal: {
      type: 'boolean',
      isServerSet: true,
      default: false,
      label: { en: 'Our institution', el: 'Το ίδρυμά μας' },
    },
    pic: { type: 'text', maxLength: 20, label: { en: 'PIC', el: 'PIC' } },
    website: { ...WEB_ADDRESS, label: { en: 'Website', el: 'Ιστότοπος' } },
    ...CHANGE_TIMES,
  },
  links: {
    country: {
      kind: 'toOne',
      set: 'MobilityCountries',
      requiredWhen: 'stored',
      label: { en: 'Country', el: 'Χώρα' },
    },
  },
  uniqueMembers: ['erasmusCode', 'heiId'],
} as const satisfies Entity;

/** Department of a university. */
export const DEPARTMENT = {
  set: 'MobilityDepartments',
  fields: {
    name: {
      ...INSTITUTION_NAME,
      requiredWhen: 'stored',
      label: { en: 'Department name', el: 'Ονομασία τμήματος' },
    },
    nameGR: { ...INSTITUTION_NAME, label: { en: 'Name in Greek', el: 'Ονομασία στα ελληνικά' } },
    /** For machines: of ours made by the server, and kept. */
    ounitId: {
      type: 'text',
      maxLength: 64,
      label: { en: 'Organisational unit ID', el: 'Αναγνωριστικό οργανωτικής μονάδας' },
    },
    /** What people know the unit by, such as `MATH`. */
    ounitCode: { type: 'text', maxLength: 60, label: { en: 'Unit code', el: 'Κωδικός μονάδας' } },
    /** First label of the mail domain that its people have: `math` for `…@math.example.edu`. */
    domain: {
      type: 'text',
      maxLength: 60,
      label: { en: 'Mail domain', el: 'Τομέας ηλεκτρονικού ταχυδρομείου' },
    },
    url: { ...WEB_ADDRESS, label: { en: 'Website', el: 'Ιστότοπος' } },
    ...CHANGE_TIMES,
    ...SAMPLE_MARK,
  },
  links: {
    institution: {
      kind: 'toOne',
      set: 'MobilityInstitutions',
      requiredWhen: 'stored',
      label: { en: 'Institution', el: 'Ίδρυμα' },
    },
  },
} as const satisfies Entity;

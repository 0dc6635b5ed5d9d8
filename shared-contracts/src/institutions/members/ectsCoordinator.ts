import { CHANGE_TIMES, SAMPLE_MARK } from '../../members/commonFields.ts';
import { ADDRESS_LINE, EMAIL, PERSON_NAME, PHONE } from '../../members/commonTexts.ts';
import type { Entity } from '../../members/entity.ts';

/** Whom students ask about credits, by department. */
export const ECTS_COORDINATOR = {
  set: 'ECTSCoordinatorTables',
  fields: {
    firstName: { ...PERSON_NAME, requiredWhen: 'stored', label: { en: 'First name', el: 'Όνομα' } },
    lastName: { ...PERSON_NAME, requiredWhen: 'stored', label: { en: 'Last name', el: 'Επώνυμο' } },
    email: { ...EMAIL, requiredWhen: 'stored', label: { en: 'Email', el: 'Email' } },
    phone: { ...PHONE, label: { en: 'Phone', el: 'Τηλέφωνο' } },
    address: { ...ADDRESS_LINE, label: { en: 'Address', el: 'Διεύθυνση' } },
    purpose: { type: 'text', maxLength: 500, requiredWhen: 'stored', label: { en: 'Purpose', el: 'Σκοπός' } },
    ...CHANGE_TIMES,
    ...SAMPLE_MARK,
  },
  links: {
    department: {
      kind: 'toOne',
      set: 'MobilityDepartments',
      requiredWhen: 'stored',
      label: { en: 'Department', el: 'Τμήμα' },
    },
  },
} as const satisfies Entity;

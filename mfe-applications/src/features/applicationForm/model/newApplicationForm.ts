import { PROGRAMME, type ApplicationType } from 'shared-contracts/applications.ts';
import {
  APPLICATION_FORM,
  ENTRY_FORMS,
  type ApplicationForm,
  type PreferredMobilityForm,
} from './applicationForm.ts';

/** Type of a preferred mobility by the type of its application. Source: specification document 3, section 3. */
const MOBILITY_TYPE = {
  'long-term-studies': 'Long-term mobility for Studies',
  'short-term-studies': 'Short-term mobility for Studies',
} as const satisfies Record<ApplicationType, string>;

/** A preferred mobility in which nothing is chosen yet. */
export function newPreferredMobility(type: ApplicationType): PreferredMobilityForm {
  return { ...ENTRY_FORMS.prefferedMobility.empty(), type: MOBILITY_TYPE[type], programme: PROGRAMME };
}

/** The form of a new application: empty, with one preferred mobility to fill in. */
export function newApplicationForm(type: ApplicationType): ApplicationForm {
  return withPreferredMobility(APPLICATION_FORM.empty(), type);
}

/** Gives a form without a preferred mobility one to fill in. */
export function withPreferredMobility(form: ApplicationForm, type: ApplicationType): ApplicationForm {
  return form.prefferedMobility.length > 0
    ? form
    : { ...form, prefferedMobility: [newPreferredMobility(type)] };
}

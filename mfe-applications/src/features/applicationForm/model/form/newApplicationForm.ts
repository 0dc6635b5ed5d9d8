import { PROGRAMME, type ApplicationType } from 'shared-contracts/applications/applications.ts';
import { MOBILITY_TYPE_OF } from 'shared-contracts/applications/mobilityDuration.ts';
import {
  APPLICATION_FORM,
  ENTRY_FORMS,
  type ApplicationForm,
  type PreferredMobilityForm,
} from './applicationForm.ts';

/** A preferred mobility in which nothing is chosen yet. */
export function newPreferredMobility(type: ApplicationType): PreferredMobilityForm {
  return { ...ENTRY_FORMS.prefferedMobility.empty(), type: MOBILITY_TYPE_OF[type], programme: PROGRAMME };
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

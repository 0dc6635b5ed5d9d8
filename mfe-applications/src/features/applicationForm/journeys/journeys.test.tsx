import { tryJourneys } from 'shared-record/testing';
import { APPLICATION_FORM } from '../model/form/applicationForm.ts';
import { APPLICATION_STEPS } from '../model/steps/applicationSteps.ts';
import { FORM_ACTIONS } from '../model/saving/formActions.ts';
import { EDIT, list, openForm, WINDOW } from '../testing/openForm.tsx';
import { APPLICATION_JOURNEYS } from './journeys.ts';

const NEW = '/application/outgoing/student/new';
const DEPARTMENT = { id: 5, name: 'School of Law', nameGR: 'Νομική Σχολή', institution: { id: 1 } };
const GREECE = { id: 300, countryCode: 'GR', countryName: 'Greece', countryNameGR: 'Ελλάδα' };
const AUSTRIA = { id: 15, countryCode: 'AT', countryName: 'Austria', countryNameGR: 'Αυστρία' };
/** The agreement by which a complete application names its preferred mobility. */
const AGREEMENT = {
  id: 4,
  startYear: { id: 2025, name: '2025-2026' },
  endYear: { id: 2028, name: '2028-2029' },
  isDeleted: false,
  localStatus: 1,
  ewpStatus: { id: 7 },
  institutions: [
    { id: 1, name: 'Local University', erasmusCode: 'G  LOCAL01', country: GREECE },
    { id: 20, name: 'University of Graz', erasmusCode: 'A  GRAZ01', country: AUSTRIA },
  ],
  studentMobilitiesForStudies: [
    {
      id: 1,
      blended: false,
      mobilitiesPerYear: 2,
      fromInstitution: { id: 1 },
      fromDepartment: { id: 5 },
      studyCycles: [{ studyCycle: '1st' }],
      recommendedLanguageSkills: [],
    },
  ],
  departmentalCoordinatorContacts: [
    { id: 7, givenName: 'Eleni', familyName: 'Markou', department: DEPARTMENT },
  ],
};
const LOOKUPS = {
  'GET ApplicationSettings': () => list(WINDOW, { ...WINDOW, applicationType: 'short-term-studies' }),
  'GET ApplicationGlobalCountries': () => list(GREECE),
  'GET ApplicationGlobalCities': () => list(),
  'GET ApplicationTaxOffices': () => list({ id: 12, name: 'ΔΟΥ Βόλου', nameLatin: 'Volou' }),
  'GET MobilityAgreements': () => list(AGREEMENT),
  'GET MobilityDepartments': () => list({ ...DEPARTMENT, ounitId: null, domain: 'law' }),
};

const MAP = { ways: APPLICATION_STEPS, empty: APPLICATION_FORM.empty(), ends: FORM_ACTIONS };

describe('journeys through the form of an application', () => {
  tryJourneys(MAP, APPLICATION_JOURNEYS, ({ way, role, item, step }) => {
    const address = item === null ? NEW : `${EDIT}${step === undefined ? '' : `?step=${step}`}`;
    const { saves, ...page } = openForm({ role, item: { type: way, ...item }, address, routes: LOOKUPS });
    return { ...page, sent: saves };
  });
});

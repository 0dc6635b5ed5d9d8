// What tests of forms need, in whatever module.
export { namesOfFields, tryForm, expectStepsKeepValues, type TriedForm } from './testing/tryForm.ts';
export type { Journey } from './testing/journeys/journey.ts';
export { tryJourneys } from './testing/journeys/tryJourneys.ts';

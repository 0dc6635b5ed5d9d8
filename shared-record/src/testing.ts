// What tests of forms need, in whatever module.
export { namesOfFields, tryForm, type TriedForm } from './testing/tryForm.ts';

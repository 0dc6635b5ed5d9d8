// What forms need that are made from members. Bundled where it is used, as `model.ts` is, and apart from it: pages that show records need no forms.
export { keyed } from './entries/keyed.ts';

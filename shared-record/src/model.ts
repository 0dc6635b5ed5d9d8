// What models need, which know neither components nor calls. Bundled where it is used, as shared-contracts is: it keeps no state.
export { countryNameIn, nameIn, namesOf, sortByLabel } from './names/nameIn.ts';

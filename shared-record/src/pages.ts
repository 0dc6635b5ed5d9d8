// What pages need that read records, besides shared-ui/core and list.
export { createPageTexts } from './texts/pageTexts.tsx';

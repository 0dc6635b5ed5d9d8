// What pages need that read records, besides shared-ui/core and list.
export { ListFollower } from './follow/ListFollower.tsx';
export { RecordFollower } from './follow/RecordFollower.tsx';
export { createPageTexts } from './texts/pageTexts.tsx';

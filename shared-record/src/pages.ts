// What pages need that read records, besides shared-ui/core and list.
export { exchangeErrorText } from './errors/exchangeErrorText.ts';
export { ListFollower } from './follow/ListFollower.tsx';
export { RecordFollower } from './follow/RecordFollower.tsx';
export { ListPage } from './list/ListPage.tsx';
export { useMemberLabel } from './names/useMemberLabel.ts';
export { useMemberPath } from './names/useMemberPath.ts';
export { createPageTexts } from './texts/pageTexts.tsx';

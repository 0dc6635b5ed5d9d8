// Views of a list that people keep, and its columns. Bundled where it is used; the dialogs come when one is opened.
export { KeptListBar } from './views/KeptListBar.tsx';
export { useKeptList, useListViews, type KeptList } from './views/useKeptList.ts';

// What happened to a record, and what each save changed. Bundled where it is used.
export { ChangesTable } from './history/ChangesTable.tsx';
export { HistoryList } from './history/HistoryList.tsx';

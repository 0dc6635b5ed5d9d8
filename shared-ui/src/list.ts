// What list pages need besides core.
export { ActionMenu, type MenuActionGroup } from './list/ActionMenu.tsx';
export { CountLine } from './list/CountLine.tsx';
export type { Column } from './list/column.ts';
export { DataTable } from './list/DataTable.tsx';
export {
  defineListSearch,
  type PageSize,
  type ListSearch,
  type ListSearchDefinition,
  type SearchOf,
} from './list/defineListSearch.ts';
export { FilterDay } from './list/FilterDay.tsx';
export { FilterChoice } from './list/FilterChoice.tsx';
export { FilterGroup } from './list/FilterGroup.tsx';
export { FilterNumber } from './list/FilterNumber.tsx';
export { FilterSelect, type FilterOption } from './list/FilterSelect.tsx';
export { FilterText } from './list/FilterText.tsx';
export { FirstOfMany } from './list/FirstOfMany.tsx';
export { FoldedLines } from './list/FoldedLines.tsx';
export type { RowLink } from './list/DataRow.tsx';
export { ResultWay } from './list/ResultWay.tsx';
export {
  atPlace,
  neighbourhoodOf,
  neighboursOf,
  readResultPlace,
  type ResultPlace,
} from './list/resultPlace.ts';
export { LongWords } from './text/LongWords.tsx';
export { ListFailure } from './list/ListFailure.tsx';
export { ListFoot } from './list/ListFoot.tsx';
export { ListPart } from './list/ListPart.tsx';
export { ListLayout } from './list/ListLayout.tsx';
export { QuickFilters, type QuickFilter } from './list/QuickFilters.tsx';
export { ProgressBar } from './feedback/ProgressBar.tsx';
export { RowActions } from './list/RowActions.tsx';
export { choiceParam, dayParam, namesParam, numberParam, textParam } from './list/searchParams.ts';
export { orderByOf, type Sort, type Sorts } from './list/sorting.ts';
export { choiceColumn } from './list/selection/choiceColumn.tsx';
export { createSelection, type ListSelection } from './list/selection/createSelection.ts';
export { SelectionBar } from './list/SelectionBar.tsx';
export { RowCheckbox } from './list/RowCheckbox.tsx';
export { TickBox } from './list/TickBox.tsx';
export { DRAG_HANDLE, useDragOrder } from './list/useDragOrder.ts';
export { useLastPage } from './list/useLastPage.ts';
export { useListSearch } from './list/useListSearch.ts';

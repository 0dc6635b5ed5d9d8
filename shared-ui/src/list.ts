// What list pages need besides core.
export { ActionMenu } from './list/table/ActionMenu.tsx';
export type { MenuActionGroup } from './list/table/menuAction.ts';
export { CountLine } from './list/pager/CountLine.tsx';
export type { Column } from './list/table/column.ts';
export { DataTable } from './list/table/DataTable.tsx';
export {
  defineListSearch,
  type PageSize,
  type ListSearch,
  type ListSearchDefinition,
  type SearchOf,
} from './list/search/defineListSearch.ts';
export { FilterDay } from './list/filters/FilterDay.tsx';
export { FilterChoice } from './list/filters/FilterChoice.tsx';
export { FilterGroup } from './list/filters/FilterGroup.tsx';
export { FilterNumber } from './list/filters/FilterNumber.tsx';
export { FilterSelect, type FilterOption } from './list/filters/FilterSelect.tsx';
export { FilterText } from './list/filters/FilterText.tsx';
export { FirstOfMany } from './list/table/FirstOfMany.tsx';
export { FoldedLines } from './list/table/FoldedLines.tsx';
export type { RowLink } from './list/table/DataRow.tsx';
export { ResultWay } from './list/result/ResultWay.tsx';
export {
  atPlace,
  neighbourhoodOf,
  neighboursOf,
  readResultPlace,
  type ResultPlace,
} from './list/result/resultPlace.ts';
export { LongWords } from './text/LongWords.tsx';
export { ListFailure } from './list/ListFailure.tsx';
export { ListFoot } from './list/pager/ListFoot.tsx';
export { ListPart } from './list/pager/ListPart.tsx';
export { ListLayout } from './list/ListLayout.tsx';
export { QuickFilters, type QuickFilter } from './list/filters/QuickFilters.tsx';
export { ProgressBar } from './feedback/ProgressBar.tsx';
export { RowActions } from './list/table/RowActions.tsx';
export { choiceParam, dayParam, namesParam, numberParam, textParam } from './list/search/searchParams.ts';
export { orderByOf, type Sort, type Sorts } from './list/search/sorting.ts';
export { choiceColumn } from './list/selection/choiceColumn.tsx';
export { createSelection, type ListSelection } from './list/selection/createSelection.ts';
export { SelectionBar } from './list/SelectionBar.tsx';
export { RowCheckbox } from './list/table/RowCheckbox.tsx';
export { TickBox } from './list/table/TickBox.tsx';
export { DRAG_HANDLE, useDragOrder } from './list/table/useDragOrder.ts';
export { useLastPage } from './list/pager/useLastPage.ts';
export { useListSearch } from './list/search/useListSearch.ts';

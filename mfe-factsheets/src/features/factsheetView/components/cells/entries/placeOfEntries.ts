import type { FactsheetView } from 'shared-contracts/factsheets/entities/factsheetView.ts';
import type { RowList } from '../../../model/cells/cellPath.ts';

/** Names the place of a list's new entries, where it is told what has become of its rows; accessibility has two, by the type of the row. */
export function placeOfEntries(list: RowList, row: FactsheetView[RowList][number]): string {
  if (list === 'additionalRequirements') return 'G.new';
  if (list === 'additionalInfos') return 'O.new';
  return 'type' in row && row.type === 'Infrastructure' ? 'J.new' : 'K.new';
}

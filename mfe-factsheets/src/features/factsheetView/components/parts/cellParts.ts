import type { FactsheetView } from 'shared-contracts/factsheets/entities/factsheetView.ts';
import { createContext, type ComponentType, type ReactNode } from 'react';
import type { RowList } from '../../model/cells/cellPath.ts';
import type { CellSpec } from '../../model/cells/cellSpec.ts';
import type { EntrySpec } from '../../model/cells/entrySpec.ts';

/** - label: of the value; null where the section's title is its label */
export type CellProps = {
  readonly cell: CellSpec;
  readonly label: string | null;
  readonly children: ReactNode;
};
export type RemoveEntryProps = {
  readonly list: RowList;
  readonly row: FactsheetView[RowList][number];
  readonly title: string;
};

/** What turns a factsheet that is read into one that is edited where it stands. It comes with code of its own, for those who may edit. */
export type CellParts = {
  readonly Cell: ComponentType<CellProps>;
  readonly AddEntry: ComponentType<{ readonly entry: EntrySpec }>;
  readonly RemoveEntry: ComponentType<RemoveEntryProps>;
};

/** null for those who read, and until the code has come. */
export const CellPartsContext = createContext<CellParts | null>(null);

/** Names what a value lies in, from the inside out, as in `Lifts, Accessibility: infrastructure`. */
export const PlaceNameContext = createContext('');

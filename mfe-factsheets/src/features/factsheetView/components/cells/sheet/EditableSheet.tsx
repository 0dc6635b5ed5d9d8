import type { FactsheetView } from 'shared-contracts/factsheets/entities/factsheetView.ts';
import { LeaveDialog } from 'shared-record/edit';
import { VisuallyHidden } from 'shared-ui/core';
import { Sections } from '../../Sections.tsx';
import { AddEntry } from '../entries/AddEntry.tsx';
import { Cell } from '../cell/Cell.tsx';
import { CellPartsContext } from '../../parts/cellParts.ts';
import { NoteSection } from './NoteSection.tsx';
import { LostTexts } from './LostTexts.tsx';
import { RemoveEntry } from '../entries/RemoveEntry.tsx';
import { SheetEditingContext, useSheetState } from '../sheetEditing.ts';
import { useLeavingSheet } from './useLeavingSheet.ts';
import { useSheetEdit } from './useSheetEdit.ts';

const PARTS = { Cell, AddEntry, RemoveEntry };

/** The sections of a factsheet, each value of which is edited where it stands. */
// Loaded for those who may edit: React takes the default export of such a file.
// eslint-disable-next-line no-restricted-syntax
export default function EditableSheet({ sheet }: { readonly sheet: FactsheetView }) {
  const editing = useSheetEdit(sheet);
  return (
    <SheetEditingContext value={editing}>
      <CellPartsContext value={PARTS}>
        <LostTexts sheet={sheet} />
        <NoteSection sheet={sheet} />
        <Sections sheet={sheet} />
        <Announcement />
        <Leaving />
      </CellPartsContext>
    </SheetEditingContext>
  );
}

/** Says to a screen reader what has become of the last change; beside its place everybody reads it. */
function Announcement() {
  const told = useSheetState((state) => state.told);
  return (
    <VisuallyHidden>
      <span role="status">{told?.text}</span>
    </VisuallyHidden>
  );
}

function Leaving() {
  const leaving = useLeavingSheet();
  return <LeaveDialog {...leaving} />;
}

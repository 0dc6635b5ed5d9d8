import type { FactsheetView } from 'shared-contracts/factsheets/entities/factsheetView.ts';
import { isInPlace } from '../../../model/cells/cellPath.ts';
import { CellOffer } from '../cell/CellOffer.tsx';
import { useSheetState } from '../sheetEditing.ts';

/** What was typed into entries that somebody has removed since. */
export function LostTexts({ sheet }: { readonly sheet: FactsheetView }) {
  const offers = useSheetState((state) => state.offers);
  const lost = [...offers].filter(([path]) => !path.endsWith('.new') && !isInPlace(sheet, path));
  return lost.map(([path, offer]) => <CellOffer key={path} path={path} offer={offer} />);
}

import type { FactsheetView } from 'shared-contracts/factsheets/entities/factsheetView.ts';
import { networkGaps, type NetworkGap } from 'shared-contracts/factsheets/networkFactsheet.ts';
import type { CellSpec } from './cellSpec.ts';
import { sentOf, type Typed } from './typedValue.ts';

/** Lists what the network would lack of the active factsheet once a cell is saved, and has now. */
export function gapsOfChange(
  sheet: FactsheetView,
  { path, field }: CellSpec,
  settled: Typed,
): readonly NetworkGap[] {
  if (!sheet.isActive) return [];
  const before = networkGaps(sheet);
  const after = networkGaps(withValue(sheet, path.split('.'), sentOf(field, settled)) as FactsheetView);
  // Of a part that was missing as a whole, what is still missing is nothing new.
  return after.filter((gap) => !before.some((one) => gap === one || gap.startsWith(`${one}/`)));
}

/** Rows of lists are no part of what the network asks for: they are left as they are. */
function withValue(part: unknown, [name = '', ...below]: readonly string[], value: unknown): unknown {
  if (Array.isArray(part)) return part;
  const members = { ...(part as Readonly<Record<string, unknown>> | null) };
  return { ...members, [name]: below.length === 0 ? value : withValue(members[name], below, value) };
}

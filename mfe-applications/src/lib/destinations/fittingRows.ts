import type {
  Destination,
  DestinationAgreement,
  DestinationRow,
} from 'shared-contracts/places/destinations.ts';
import { fitsCycle } from 'shared-contracts/places/fittingRow.ts';

/** The agreement by which a student of a cycle goes first: one with a row for the cycle and with places, else one with a row for it, else any. */
export function bestAgreement(
  { agreements }: Pick<Destination, 'agreements'>,
  studyCycle: number | null,
): DestinationAgreement | undefined {
  const fitting = agreements.filter(({ rows }) => rows.some((row) => fitsCycle(row, studyCycle)));
  return fitting.find(({ isFull }) => isFull !== true) ?? fitting[0] ?? agreements[0];
}

export function rowsOf({ agreements }: Pick<Destination, 'agreements'>): readonly DestinationRow[] {
  return agreements.flatMap(({ rows }) => rows);
}

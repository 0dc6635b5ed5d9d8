import type {
  Destination,
  DestinationAgreement,
  DestinationRow,
} from 'shared-contracts/places/destinations.ts';
import { EQF_LEVELS, isStudyCycle } from 'shared-contracts/reference/levels.ts';

/** Tells whether a row is for students of a cycle (6, 7 or 8); one that names no cycle is for all, and everybody fits while no cycle is asked for. */
export function fitsCycle({ cycles }: Pick<DestinationRow, 'cycles'>, studyCycle: number | null): boolean {
  return (
    studyCycle === null ||
    cycles.length === 0 ||
    cycles.some((cycle) => isStudyCycle(cycle) && EQF_LEVELS[cycle] === studyCycle)
  );
}

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

import { useMemo, type ReactNode } from 'react';
import { useErrorTexts } from '../errors/ErrorTexts.tsx';
import type { Difference } from './differences.ts';

/**
 * How differences read.
 *
 * - placeOf: names the place, as in `Contacts – Eleni Markou – Email`
 * - show: writes the value of one side as people read it; empty when there is none. Without a `member` the value is a whole entry
 */
export type DifferenceTexts = {
  readonly placeOf: (difference: Difference) => string;
  readonly show: (difference: Difference, value: unknown) => ReactNode;
};

/** Reads differences by the names that the fields have in errors, and their values as text: enough for a form of texts and numbers. */
export function usePlainDifferences(): DifferenceTexts {
  const { nameOf } = useErrorTexts();
  return useMemo(
    () => ({
      placeOf: ({ list, member }) =>
        [list && nameOf(list), member && nameOf(member)].filter(Boolean).join(' – '),
      show: (_difference, value) => plainText(value),
    }),
    [nameOf],
  );
}

function plainText(value: unknown): string {
  if (typeof value === 'string' || typeof value === 'number') return String(value);
  if (typeof value !== 'object' || value === null) return '';
  return Object.entries(value)
    .filter(([name]) => name !== 'key' && name !== 'id')
    .map(([, part]) => plainText(part))
    .filter((text) => text !== '')
    .join(', ');
}

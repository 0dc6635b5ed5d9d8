import type { Officer } from 'shared-contracts/officers/officers.ts';
import { formatDayMonthYear } from 'shared-ui/core';

type Translate = (key: string, values: Readonly<Record<string, string>>) => string;

/** Names a person, and says so where their account is closed, or until when they are away and who stands in. - t: of `shared-record` */
export function personLabel(
  { name, isOpen, away }: Officer,
  t: Translate,
  nameOf: (id: number) => string | undefined,
): string {
  if (!isOpen) return t('personLabel.closed', { name });
  if (away === null) return name;
  const deputy = nameOf(away.deputy) ?? '?';
  return t('personLabel.away', { name, deputy, day: formatDayMonthYear(away.lastDay) });
}

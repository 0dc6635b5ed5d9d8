import type { Officer } from 'shared-contracts/officers/officers.ts';

/** Names a person, and says so where their account is closed. - t: of `shared-record` */
export function personLabel(
  { name, isOpen }: Officer,
  t: (key: string, values: { readonly name: string }) => string,
): string {
  return isOpen ? name : t('OfficerFilter.closed', { name });
}

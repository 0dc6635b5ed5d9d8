/** Members whose values are yes or no. */
const YES_OR_NO: readonly string[] = ['blended', 'terminated'];

/** Writes the value of a place where two copies differ, as people read it. */
export function differenceValue(field: string, value: string | null, t: (key: string) => string): string {
  if (value === null) return t('agreementView.DifferencesTable.blank');
  const member = field.split('/').at(-1) ?? '';
  if (!YES_OR_NO.includes(member)) return value;
  return t(value === 'true' ? 'agreementView.MobilityTable.yes' : 'agreementView.MobilityTable.no');
}

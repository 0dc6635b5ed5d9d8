/**
 * Names the column of a member.
 *
 * - member: `totalMonthsPerYear`, `countryNameGR`; gives `total_months_per_year`, `country_name_gr`
 */
export function columnName(member: string): string {
  return member.replace(/([a-z0-9])([A-Z])/g, '$1_$2').toLowerCase();
}

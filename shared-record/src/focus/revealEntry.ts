/**
 * Opens the closed entry in which a field of the form lies, so that the field can have the focus once the page is drawn.
 *
 * - field: its name, as in `studentMobilitiesForStudies.3.totalMonthsPerYear`
 */
export function revealEntry(field: string): void {
  const [list, index] = field.split('.');
  // The entry's own button stands first; what opens further down, as lists of choices do, belongs to its fields.
  const toggle = document.querySelector<HTMLElement>(`[data-entry="${list}.${index}"] [aria-expanded]`);
  if (toggle?.getAttribute('aria-expanded') === 'false') toggle.click();
}

/** Sections of a factsheet, in their order. Source: docs/decisions/0002-reading-the-specification.md. */
export const SECTION_LETTERS = [
  'A',
  'B',
  'C',
  'D',
  'E',
  'F',
  'G',
  'H',
  'I',
  'J',
  'K',
  'L',
  'M',
  'N',
  'O',
  'P',
  'Q',
  'R',
] as const;
export type SectionLetter = (typeof SECTION_LETTERS)[number];

/** Where a section is found in the page. */
export function sectionId(letter: SectionLetter): string {
  return `section-${letter}`;
}

/** Kind of the notes that a test leaves of each state of a screen that axe has looked at. */
export const LOOK = 'accessibility';

/** One look at one state: what it was, by how many rules, how many places broke one, and what looked. */
export type Look = {
  readonly what: string;
  readonly rules: number;
  readonly notes: number;
  readonly tool: string;
  readonly version: string;
};

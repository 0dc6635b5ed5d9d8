/** Begins the keys of everything that a factsheet's change makes out of date. */
export const FACTSHEETS_KEY = ['mfe-factsheets', 'factsheets'] as const;

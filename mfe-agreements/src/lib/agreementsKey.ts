/** Begins the keys of everything that a change of an agreement makes out of date, the list included. */
export const AGREEMENTS_KEY = ['mfe-agreements', 'agreements'] as const;

/** Begins the keys of everything that an application's change makes out of date. */
export const APPLICATIONS_KEY = ['mfe-applications', 'applications'] as const;

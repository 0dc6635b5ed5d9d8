import path from 'node:path';

export const REPOSITORY = path.resolve(import.meta.dirname, '../..');

/** Reports, traces and sign-ins of the last run; not part of the repository. */
export const RESULTS_FOLDER = path.join(import.meta.dirname, '../test-results');

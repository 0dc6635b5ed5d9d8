import path from 'node:path';

export const REPOSITORY = path.resolve(import.meta.dirname, '../..');
/** Folder of the built portal that is tested. */
export const PORTAL = process.env['PORTAL_DIR'] ?? path.join(REPOSITORY, 'dist/portal');

/** Reports, traces and sign-ins of the last run; not part of the repository. */
export const RESULTS_FOLDER = path.join(import.meta.dirname, '../test-results');

/** The page that says why releases failed. */
export const FAULTS_PATH = '/release-faults';

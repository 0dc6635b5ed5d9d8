/** Tests and what they alone use, as globs from the repository's root: both linters ask less of some of it and more of other. */
export const TEST_CODE = ['**/*.test.{ts,tsx}', '**/testing/**/*.{ts,tsx}', '{server,ewp}/test/**/*.ts'];

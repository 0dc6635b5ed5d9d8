/**
 * What every program finds in its environment that a test starts: nothing of the test's own, but where programs are, and what Node has
 * compiled of the same sources before.
 */
export const CHILD_ENVIRONMENT: Readonly<Record<string, string | undefined>> = {
  PATH: process.env['PATH'],
  NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
};

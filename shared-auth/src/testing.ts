// For tests alone; never part of a build.
export { TestSession } from './testing/TestSession.tsx';
export { buildUser } from './testing/buildUser.ts';
export {
  clearBrowserOfTest,
  openBrowser,
  openSignedInTab,
  openTab,
  signInWith,
  TEST_CONFIG,
} from './testing/testKeeper.ts';
export { fakeFetch } from './testing/fakeFetch.ts';

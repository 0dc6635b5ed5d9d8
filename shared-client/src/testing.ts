// For tests alone; never part of a build.
export { SignedIn } from './testing/SignedIn.tsx';
export { fakeApi, type FakeApiCall, type FakeApiReply, type FakeApiRoutes } from './testing/fakeApi.ts';

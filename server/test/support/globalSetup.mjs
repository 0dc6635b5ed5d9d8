import { startTestCluster } from './testCluster.ts';

// Jest runs this once before all server tests, outside of their modules.
export default async function setUp() {
  const cluster = await startTestCluster();
  process.env.PORTAL_TEST_SERVER = cluster.url;
  process.env.PORTAL_TEST_TEMPLATE = cluster.template;
  process.env.PORTAL_TEST_TABLES = cluster.tables;
  globalThis.stopTestCluster = cluster.stop;
}

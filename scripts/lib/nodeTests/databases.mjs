/**
 * Does what server tests need before and after a run: a PostgreSQL server with templates of their databases, which processes find in their
 * environment. Other tests go without. Resolves to what `run` resolves to.
 */
export async function withDatabases(files, run) {
  if (!files.some((path) => path.startsWith('server/test/'))) return run();
  const { startTestCluster } = await import('../../../server/test/support/databases/testCluster.ts');
  const { url, template, tables, space, stop } = await startTestCluster();
  Object.assign(process.env, {
    PORTAL_TEST_SERVER: url,
    PORTAL_TEST_TEMPLATE: template,
    PORTAL_TEST_TABLES: tables,
    PORTAL_TEST_SPACE: space,
  });
  try {
    return await run();
  } finally {
    await stop();
  }
}

/** Gives the address of another database on the same server. */
export function addressOf(serverUrl: string, databaseName: string): string {
  const address = new URL(serverUrl);
  address.pathname = `/${databaseName}`;
  return address.href;
}

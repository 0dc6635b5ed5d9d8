/** Gives the address from which somebody calls; empty once the connection is gone, which Fastify's types leave out. */
export function callerAddress({ ip }: { readonly ip: string | undefined }): string {
  return ip ?? '';
}

import type { FastifyInstance } from 'fastify';
import type Provider from 'oidc-provider';
import { PROVIDER_BASE } from './providerPaths.ts';

const METHODS = ['GET', 'POST', 'OPTIONS'];

/**
 * Hands every call below `/realms/apps` that is not the sign-in form to the provider, which speaks Node's own requests.
 *
 * - pagePolicy: of the provider's pages; publicUrl: the provider writes addresses as people see them, also behind a reverse proxy
 */
export function registerProviderBridge(
  app: FastifyInstance,
  provider: Provider,
  { publicUrl, pagePolicy }: { readonly publicUrl: string; readonly pagePolicy: string },
): void {
  const handle = provider.callback();
  const { host, protocol } = new URL(publicUrl);

  // The provider reads the body itself.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, _payload, done) => done(null));

  app.route({
    method: METHODS,
    url: `${PROVIDER_BASE}/*`,
    exposeHeadRoute: false,
    handler: async (request, reply) => {
      reply.hijack();
      const { raw } = request;
      for (const [name, value] of Object.entries(reply.getHeaders()))
        if (value !== undefined) reply.raw.setHeader(name, value);
      reply.raw.setHeader('content-security-policy', pagePolicy);
      raw.headers.host = host;
      raw.headers['x-forwarded-host'] = host;
      raw.headers['x-forwarded-proto'] = protocol.slice(0, -1);
      Object.assign(raw, { originalUrl: raw.url, url: (raw.url ?? '').slice(PROVIDER_BASE.length) });
      await handle(raw, reply.raw);
    },
  });
}

import type { IncomingMessage, ServerResponse } from 'node:http';
import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { FAULT_REPORTS_PATH } from 'shared-contracts/releases/faults/faultReports.ts';
import { MODULE_REPORTS_PATH } from 'shared-contracts/releases/moduleReports.ts';
import type { ModuleRelease } from 'shared-contracts/releases/registry.ts';
import { isSignedRegistry } from 'shared-contracts/releases/signedRegistry.ts';
import { bootDataOf } from '../portalPage/indexPage.ts';
import { RELEASE_FILE } from '../release/releaseFile.ts';
import { shellBase } from '../release/shellFiles.ts';
import { devConfig } from './devConfig.ts';
import { devPage, devPolicy } from './devPage.ts';
import { createDevRegistry, devBase } from './devRegistry.ts';
import type { DevShell } from './devShell.ts';
import { forward, type Rewrite } from './forward.ts';
import { createOriginSwap } from './originSwap.ts';

/** What browsers tell of releases. */
const TOLD = [MODULE_REPORTS_PATH, FAULT_REPORTS_PATH];

type DevOptions = {
  /** Module package, `mfe-…`. */
  readonly id: string;
  /** Address of the portal that everything else comes from, as people open it. */
  readonly portal: URL;
  readonly port: number;
  /** Null: the portal's own shell, whose React cannot refresh components: pages are loaded anew. */
  readonly shell: DevShell | null;
};

/**
 * Serves a module that is developed inside a portal, on this machine alone, and everything else from that portal.
 *
 * The page's registry is signed anew, by keys of this start; nothing changes in the portal. Gives the server, which listens.
 */
export async function startDevServer({ id, portal, port, shell }: DevOptions): Promise<WebpackDevServer> {
  const compiler = webpack(await devConfig(id, shell !== null));
  const local = `http://localhost:${port}`;
  const registry = createDevRegistry();
  const swap = createOriginSwap(portal.origin, local);
  let developed: ModuleRelease | undefined;
  let faults = '';
  // A build that failed has none: the one before goes on.
  compiler.hooks.emit.tap('DevServer', (compilation) => {
    const text = compilation.getAsset(RELEASE_FILE)?.source.source().toString();
    if (text !== undefined) developed = JSON.parse(text) as ModuleRelease;
  });

  compiler.hooks.done.tap('DevServer', (stats) => {
    faults = stats.toString({ all: false, errors: true, colors: false });
  });

  const rewriteWith =
    (release: ModuleRelease): Rewrite =>
    (path, text, headers) => {
      const boot = path.startsWith('/realms/') ? undefined : bootDataOf(text);
      const isRegistry = path.split('?', 1)[0] === '/registry/registry.json';
      if (boot === undefined && !isRegistry) return undefined;
      headers['cache-control'] = 'no-store';
      if (boot !== undefined) {
        const policy = headers['content-security-policy'];
        if (typeof policy === 'string')
          headers['content-security-policy'] = devPolicy(policy, local.replace('http', 'ws'), shell);
        return devPage(text, registry.sign(boot.registry, release), registry.roots, shell);
      }
      const signed: unknown = JSON.parse(text);
      return isSignedRegistry(signed) ? JSON.stringify(registry.sign(signed, release)) : undefined;
    };

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    // What becomes of a module that is being written says nothing of its releases.
    if (TOLD.some((path) => request.url?.endsWith(path))) response.writeHead(204).end();
    else if (developed !== undefined) await forward(request, response, portal, swap, rewriteWith(developed));
    else
      response
        // Asked for again by itself until it is built.
        .writeHead(503, { 'content-type': 'text/plain; charset=utf-8', refresh: '2' })
        .end(faults === '' ? `${id} is being built.` : `${id} does not compile.\n\n${faults}`);
  };

  const server = new WebpackDevServer(
    {
      host: 'localhost',
      port,
      hot: shell !== null,
      liveReload: true,
      // The policy of the page lets no frame of it through: `compileErrors.ts` says in the page itself what does not compile.
      client: { overlay: false, logging: 'warn', webSocketURL: `${local.replace('http', 'ws')}/ws` },
      devMiddleware: { publicPath: devBase(id), index: false },
      static:
        shell === null
          ? false
          : { directory: shell.folder, publicPath: shellBase(shell.shell.release), watch: false },
      historyApiFallback: false,
      setupMiddlewares: (middlewares) => [
        ...middlewares,
        {
          name: 'portal',
          middleware: (request: IncomingMessage, response: ServerResponse) => void answer(request, response),
        },
      ],
    },
    compiler,
  );
  await server.start();
  return server;
}

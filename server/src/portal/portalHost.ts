import { existsSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { CALLS } from 'shared-contracts/calls.ts';
import { ASK_AGAIN, FOLDERS, UNSERVED } from 'shared-contracts/releases/servedFiles.ts';
import { portalConfig } from '../config/portalConfig.ts';
import type { Settings } from '../config/settings.ts';
import { registerCall } from '../platform/calls/registerCall.ts';
import { answerUnrouted } from '../platform/requests/methods.ts';
import { Problem } from '../platform/problems/problem.ts';
import { WORKER_POLICY, contentSecurityPolicy, isWorkerFile } from './contentSecurityPolicy.ts';
import { OPEN_TO_OTHER_ORIGINS, ROOT_FILE } from './hostRules.ts';
import { isNavigation, publicAddressFor } from './navigation.ts';
import { scriptHashReader } from './scriptHashes.ts';
import { registerUniversityLogo } from './universityLogo.ts';
import { universityPage } from './universityPage.ts';

/**
 * Serves the built portal: files of releases for ever, the registry and the page to be asked for again each time, the page for every
 * address that a person may go to.
 *
 * Files that the build compressed are sent so. A file that is not there is 404, also where a page would be at hand.
 */
export async function registerPortalHost(app: FastifyInstance, settings: Settings): Promise<void> {
  const { portalDir, publicUrl, identity } = settings;
  const scriptHashes = scriptHashReader(portalDir);
  const university = settings.university?.university;
  const sendPage =
    university === undefined
      ? (_request: FastifyRequest, reply: FastifyReply) => reply.sendFile('index.html', portalDir)
      : universityPage(portalDir, publicUrl, university);

  await app.register(fastifyStatic, {
    root: portalDir,
    serve: false,
    preCompressed: true,
    cacheControl: false,
    // Files are small and sent compressed: a part of one is of no use to anybody.
    acceptRanges: false,
  });
  for (const { folder, cacheControl } of FOLDERS) {
    app.get(`/${folder}/*`, async (request: FastifyRequest<{ Params: { '*': string } }>, reply) => {
      const path = `${folder}/${request.params['*']}`;
      if (UNSERVED.test(`/${path}`)) return sendPageOr404(request, reply);
      void reply.headers({ 'cache-control': cacheControl, ...OPEN_TO_OTHER_ORIGINS });
      if (isWorkerFile(path)) void reply.header('content-security-policy', WORKER_POLICY);
      return reply.sendFile(path, portalDir, { dotfiles: 'ignore' });
    });
  }
  registerCall(app, CALLS.readConfig, async ({ reply }) => {
    void reply.header('cache-control', ASK_AGAIN);
    return portalConfig(settings);
  });
  registerUniversityLogo(app, settings.university?.logos ?? []);
  app.get('/:file', async (request: FastifyRequest<{ Params: { file: string } }>, reply) => {
    const { file } = request.params;
    return isRootFile(file, portalDir)
      ? reply.header('cache-control', ASK_AGAIN).sendFile(file, portalDir)
      : sendPageOr404(request, reply);
  });
  app.setNotFoundHandler(sendPageOr404);

  async function sendPageOr404(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    // A file that was looked for and not found comes here with the headers of one that is there.
    void reply
      .removeHeader('cache-control')
      .removeHeader('content-encoding')
      .removeHeader('content-security-policy');
    if (!isNavigation(request)) return answerUnrouted(request, reply);
    const elsewhere = publicAddressFor(request.headers.host, request.url, publicUrl);
    if (elsewhere !== undefined) return reply.redirect(elsewhere, 302);
    if (!existsSync(path.join(portalDir, 'index.html'))) throw notBuilt();
    void reply.headers({
      'content-security-policy': contentSecurityPolicy({
        scriptHashes: await scriptHashes(),
        publicUrl,
        issuer: identity.issuer,
        exchangeUrl: settings.exchangeUrl,
      }),
      'cache-control': ASK_AGAIN,
    });
    return sendPage(request, reply);
  }
}

function isRootFile(name: string, portalDir: string): boolean {
  return ROOT_FILE.test(name) && existsSync(path.join(portalDir, name));
}

function notBuilt(): Problem {
  return new Problem('unavailable', {
    en: 'The portal has not been built yet: run npm start, or pnpm build.',
    el: 'Η πύλη δεν έχει κατασκευαστεί ακόμη: εκτελέστε npm start ή pnpm build.',
  });
}

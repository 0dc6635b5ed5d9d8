import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import type { Database } from '../database/database.ts';
import { Problem } from '../platform/problems/problem.ts';
import { UNAVAILABLE_TEXT } from '../platform/problems/problemTexts.ts';
import { InvalidTokenError } from '../platform/tokens/verifiedPayload.ts';
import { noteLogoutToken } from './endedSessions.ts';
import type { LogoutVerifier, VerifiedLogout } from './logoutToken.ts';

/** Where the provider tells of a logout; it is registered there with the client, behind the portal's public address. */
export const BACK_CHANNEL_LOGOUT_PATH = '/oidc/backchannel-logout';

const BODY_BYTES = 16_384;
const bodySchema = z.object({ logout_token: z.string().min(1) });

/**
 * Takes the provider's word that a session has ended: its access tokens open nothing from then on.
 *
 * Answers 200, or 400 to a token that proves no logout or came before. Source: OpenID Connect Back-Channel Logout 1.0, sections 2.5 to 2.8.
 */
export function registerBackChannelLogout(
  app: FastifyInstance,
  { database, verifyLogout }: { readonly database: Database; readonly verifyLogout: LogoutVerifier },
): void {
  void app.register(async (inner) => {
    inner.removeAllContentTypeParsers();
    inner.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: BODY_BYTES },
      (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    );
    inner.post(BACK_CHANNEL_LOGOUT_PATH, async (request, reply) => {
      void reply.header('cache-control', 'no-store');
      const body = bodySchema.safeParse(request.body);
      if (!body.success) throw refused();
      const { end, tokenId } = await verified(body.data.logout_token, verifyLogout, (error) => {
        request.log.warn({ err: error }, 'logout token refused');
      });
      if (!(await noteLogoutToken(database, end, tokenId))) throw refused();
      return reply.status(200).send();
    });
  });
}

async function verified(
  token: string,
  verifyLogout: LogoutVerifier,
  tell: (error: unknown) => void,
): Promise<VerifiedLogout> {
  return verifyLogout(token).catch((error: unknown) => {
    tell(error);
    throw error instanceof InvalidTokenError ? refused() : new Problem('unavailable', UNAVAILABLE_TEXT);
  });
}

function refused(): Problem {
  return new Problem('bad-body', {
    en: 'This logout token proves nothing, or came before.',
    el: 'Αυτό το διακριτικό αποσύνδεσης δεν αποδεικνύει τίποτα ή έχει ήδη ληφθεί.',
  });
}

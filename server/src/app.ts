import fastify, { LogController, type FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { SMALL_BODY } from 'shared-contracts/call/bodyBounds.ts';
import { registerBulkJobs } from './bulk/bulkRoutes.ts';
import type { Settings } from './config/settings.ts';
import { CONTENT_COLUMNS, registerDataApi } from './data/dataApi.ts';
import { registerBehalf } from './database/behalfOfCallers.ts';
import type { Database } from './database/database.ts';
import { connectExchange } from './exchange/connectExchange.ts';
import { AGREEMENT_MEMBERS, DERIVED_AGREEMENT_MEMBERS } from './exchange/agreementMembers.ts';
import { serveNode } from './exchange/node/serveNode.ts';
import { registerExchange } from './exchange/exchangeRoutes.ts';
import { openFileStore } from './files/openFileStore.ts';
import type { IdentityProvider } from './demonstration/identity/identityProvider.ts';
import { registerPeople } from './people/peopleRoutes.ts';
import { registerPlaces } from './places/placesRoutes.ts';
import { registerReport } from './report/reportRoute.ts';
import { registerPublicDestinations } from './places/public/publicRoutes.ts';
import { registerOverview } from './overview/overviewRoute.ts';
import { registerAuthentication } from './platform/tokens/authentication.ts';
import { registerBackChannelLogout } from './identity/backChannelLogout.ts';
import { callerDirectory } from './identity/callerDirectory.ts';
import { endedSessions, registerSessionUpkeep } from './identity/endedSessions.ts';
import type { LogoutVerifier } from './identity/logoutToken.ts';
import { registerJsonBodies } from './platform/bodies/jsonBodies.ts';
import { answerClientError, registerHttpRefusals } from './platform/answers/clientErrors.ts';
import { registerErrorHandler, sendProblem } from './platform/answers/errorHandler.ts';
import { registerHeadAnswers } from './platform/answers/headAnswers.ts';
import { registerHealth } from './platform/running/health.ts';
import { registerLargeAnswers } from './platform/answers/largeAnswers.ts';
import { registerLeaving } from './platform/running/leaving.ts';
import { loggerOptions, registerRequestLog } from './platform/running/logging.ts';
import { registerRateLimit } from './platform/requests/rateLimit.ts';
import { rememberTokens } from './platform/tokens/rememberedTokens.ts';
import { requestIdOf } from './platform/requests/requestId.ts';
import { registerSecurityHeaders } from './platform/answers/securityHeaders.ts';
import { registerUncaughtErrors } from './platform/answers/uncaughtErrors.ts';
import { registerUnreadBodies } from './platform/requests/unreadBodies.ts';
import type { TokenStanding } from './platform/tokens/tokenStanding.ts';
import type { TokenVerifier } from './platform/tokens/tokenVerifier.ts';
import { toProblem } from './platform/problems/toProblem.ts';
import { applicationNoteMails, noteMails } from './notes/noteMails.ts';
import { partnerMails } from './notes/partnerMails.ts';
import { type NoteParts, registerApplicationNotes, registerNotes } from './notes/registerNotes.ts';
import { registerProposals } from './notes/proposals/registerProposals.ts';
import { confirmations } from './applicationMails/confirmations.ts';
import { onSubmission } from './applicationMails/onSubmission.ts';
import { mailRegularly } from './mails/mailRegularly.ts';
import { openMailer } from './mails/openMailer.ts';
import { regularReminders } from './reminders/mails/regularReminders.ts';
import { registerReminders } from './reminders/reminderRoutes.ts';
import { registerPortalHost } from './portal/portalHost.ts';
import { registerFaults } from './releases/faults/faultRoutes.ts';
import { registerModuleReports } from './releases/moduleReportRoutes.ts';

const REQUEST_TIMEOUT_MS = 60_000;
/** A filter of 8,000 Greek letters is six times as long when it is encoded for an address. */
const HEADER_LIMIT_BYTES = 64 * 1024;

export type AppParts = {
  readonly settings: Settings;
  readonly database: Database;
  /** Verifies the tokens of calls to the data API and the partner exchange. */
  readonly verifier: TokenVerifier;
  /** The built-in identity provider; absent when another one signs people in. */
  readonly identity?: IdentityProvider | undefined;
  /** Verifies what another provider says of sessions that ended; absent with the built-in one, which notes them itself. */
  readonly verifyLogout?: LogoutVerifier | undefined;
  /** Knows what another provider says of its tokens by now; absent with the built-in one. */
  readonly standing?: TokenStanding | undefined;
  readonly clock?: () => Date;
  /** The process is for this server alone: an error that nobody caught is logged and ends it. */
  readonly ownsProcess?: boolean;
  /** Rejects when the database does not answer; absent: it is asked over the pool. */
  readonly askDatabase?: (() => Promise<unknown>) | undefined;
  /** Watches what the server does, for whoever runs it; it hears of each call first. */
  readonly watch?: ((app: FastifyInstance) => void) | undefined;
  /** Where log lines go instead of standard output. */
  readonly logDestination?: { write(line: string): void };
};

/** Builds the whole server, ready to listen; what it is built of comes from outside, so that tests build the same. A part that fails leaves nothing running. */
export async function buildApp(parts: AppParts): Promise<FastifyInstance> {
  const { settings } = parts;
  const app = fastify({
    logger: loggerOptions(settings.logLevel, parts.logDestination) ?? false,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    trustProxy: (_address, hop) => hop < settings.trustedProxies,
    bodyLimit: SMALL_BODY.bytes,
    requestTimeout: REQUEST_TIMEOUT_MS,
    forceCloseConnections: 'idle',
    // Whoever still reaches a server that is asked to stop is answered like everybody else.
    return503OnClosing: false,
    http: { maxHeaderSize: HEADER_LIMIT_BYTES, requireHostHeader: false },
    genReqId: requestIdOf,
    clientErrorHandler: answerClientError,
    exposeHeadRoutes: true,
    frameworkErrors: (error, request, reply) => {
      void sendProblem(toProblem(error), request, reply, error);
    },
  });

  try {
    await registerParts(app, parts);
  } catch (error) {
    await app.close();
    throw error;
  }
  return app;
}

async function registerParts(
  app: FastifyInstance,
  {
    settings,
    database,
    verifier,
    identity,
    verifyLogout,
    standing,
    ownsProcess,
    clock = () => new Date(),
    askDatabase,
    watch,
  }: AppParts,
): Promise<void> {
  if (ownsProcess === true) registerUncaughtErrors(app);
  if (ownsProcess === true && settings.trustedProxies > 0) registerLeaving(app);
  watch?.(app);
  registerErrorHandler(app);
  registerRequestLog(app);
  registerJsonBodies(app);
  registerUnreadBodies(app);
  registerHeadAnswers(app);
  registerLargeAnswers(app);
  registerSecurityHeaders(app, { isHttps: settings.publicUrl.startsWith('https:') });
  registerHttpRefusals(app);
  const countUnproven = await registerRateLimit(app, settings.rateLimit);
  registerAuthentication(app, {
    verifier: rememberTokens(verifier),
    callers: callerDirectory(database, clock, settings.identity),
    sessions: endedSessions(database),
    standing,
    countUnproven,
  });
  registerSessionUpkeep(app, database);
  const files = openFileStore(database, settings.files, CONTENT_COLUMNS);
  registerHealth(app, {
    askDatabase: askDatabase ?? (() => sql`select 1`.execute(database)),
    filesState: files.lastState,
  });
  registerBehalf(app);
  if (identity !== undefined) await app.register(identity.routes);
  if (verifyLogout !== undefined) registerBackChannelLogout(app, { database, verifyLogout });
  await registerDataApi(app, {
    database,
    files,
    clock,
    computed: AGREEMENT_MEMBERS,
    derived: DERIVED_AGREEMENT_MEMBERS,
  });
  const mailer = openMailer(settings.mail, settings.university);
  const look =
    mailer === null
      ? () => {}
      : mailRegularly(app, {
          database,
          clock,
          mailer,
          publicUrl: settings.publicUrl,
          kinds: [
            regularReminders({ hour: settings.mail.hour, publicUrl: settings.publicUrl }),
            confirmations({ publicUrl: settings.publicUrl, log: app.log, university: settings.university }),
            partnerMails(),
            noteMails(),
            applicationNoteMails(),
          ],
        });
  onSubmission(app, look);
  registerModuleReports(app, { database, clock, portalDir: settings.portalDir });
  registerFaults(app, { database, clock, portalDir: settings.portalDir });
  const noteParts: NoteParts = {
    database,
    clock,
    canMail: mailer !== null,
    publicUrl: settings.publicUrl,
    onMail: look,
  };
  registerNotes(app, noteParts);
  registerApplicationNotes(app, noteParts);
  registerProposals(app, { database, clock });
  registerReminders(app, { database, clock, canMail: mailer !== null, onSaved: look });
  const exchange =
    settings.ewp === null
      ? null
      : await connectExchange({ settings: settings.ewp, database, clock, log: app.log });
  if (exchange !== null) app.addHook('onClose', exchange.stop);
  registerExchange(app, { database, clock, services: exchange?.services ?? null });
  registerOverview(app, { database, clock, isConnected: exchange !== null, fileRoom: files.room });
  registerPlaces(app, { database, clock });
  registerReport(app, { database, clock });
  registerPublicDestinations(app, { database, clock, settings });
  const mailing = mailer && { domain: new URL(settings.publicUrl).hostname, onMail: look };
  registerBulkJobs(app, { database, clock, services: exchange?.services ?? null, mailing });
  registerPeople(app, { database, clock, services: exchange?.services ?? null });
  if (exchange !== null) {
    if (settings.demo.isPartner) {
      // Loaded here alone: an image for production has no demo.
      const { registerDemoPage } = await import('./demonstration/partners/page/demoPage.ts');
      await registerDemoPage(app, { settings, database, services: exchange.services });
    }
    await serveNode(app, exchange.node);
    app.addHook('onReady', exchange.start);
  }
  await registerPortalHost(app, settings);
}

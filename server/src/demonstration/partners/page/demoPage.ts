import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LANGUAGE_TAG, LANGUAGES, type LanguageTag } from 'shared-contracts/text/language.ts';
import * as z from 'zod';
import type { Settings } from '../../../config/settings.ts';
import type { Database } from '../../../database/database.ts';
import type { ExchangeServices } from '../../../exchange/services/exchangeServices.ts';
import { cookieLanguage, languageCookie } from '../../identity/signInLanguage.ts';
import { callerDirectory } from '../../../identity/callerDirectory.ts';
import { Problem } from '../../../platform/problems/problem.ts';
import { requestLanguage } from '../../../platform/requests/requestLanguage.ts';
import { DEMO_OFFICER } from '../../sample/loadDemoOffice.ts';
import { DEMO_ACTIONS, type ActionOutcome, type DemoActionName } from './demoActions.ts';
import { DEMO_PAGE_PATH } from './demoPaths.ts';
import { DEMO_POLICY } from './demoStyle.ts';
import { DEMO_TEXTS } from './demoTexts.ts';
import { demoView, type Said } from './demoView.ts';
import { partnerOffice } from './officeOfPartner.ts';
import { requireOffered } from './offeredActions.ts';
import { requireOwnPage } from './ownPage.ts';
import { differSaid, problemSaid } from './said.ts';
import { registerSilence } from './silence.ts';

export type DemoPageParts = {
  readonly settings: Settings;
  readonly database: Database;
  readonly services: ExchangeServices;
};

const SAID = ['done', 'doneWaiting', 'doneQuietly'] as const;
const FORM_BYTES = 1_024;
const OFFICE_CLAIMS = {
  sub: DEMO_OFFICER,
  preferred_username: DEMO_OFFICER,
  scope: 'mobisis-iro',
  iat: 0,
  exp: 0,
};

const isActionName = (name: string): name is DemoActionName => Object.hasOwn(DEMO_ACTIONS, name);
const formSchema = z.object({ action: z.string().max(40), id: z.coerce.number().int().min(0) });
const querySchema = z.object({
  said: z.enum(SAID).optional().catch(undefined),
  lang: z.enum(LANGUAGES).optional().catch(undefined),
});

/**
 * Serves the page of a demo partner at `/demo`, where anybody on this machine acts as its office; has to be registered before the node.
 *
 * Nobody signs in: it exists on demo partners alone, never in production.
 */
export async function registerDemoPage(app: FastifyInstance, parts: DemoPageParts): Promise<void> {
  const { settings, database, services } = parts;
  const silence = registerSilence(app, services.clock);
  const callers = callerDirectory(database, services.clock, settings.identity);

  async function send(reply: FastifyReply, tag: LanguageTag, said: Said | undefined): Promise<FastifyReply> {
    const { permissions } = await callers.callerOf(OFFICE_CLAIMS);
    const html = demoView({
      tag,
      office: await partnerOffice(database),
      permissions,
      isSilent: silence.isOn(),
      said,
    });
    return reply
      .headers({ 'content-security-policy': DEMO_POLICY, 'cache-control': 'no-store' })
      .type('text/html; charset=utf-8')
      .send(html);
  }

  async function act(name: string, id: number, requestId: string): Promise<ActionOutcome | undefined> {
    if (name === 'silence') silence.begin();
    if (name === 'speak') silence.end();
    if (!isActionName(name)) return undefined;
    const caller = await callers.callerOf(OFFICE_CLAIMS);
    await requireOffered(database, name, id, caller.permissions);
    return DEMO_ACTIONS[name]({ services, caller, requestId }, id);
  }

  await app.register(async (page) => {
    page.addHook('onRequest', async (request) => requireOwnPage(request, settings.publicUrl));
    page.removeAllContentTypeParsers();
    page.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: FORM_BYTES },
      (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    );
    page.get(DEMO_PAGE_PATH, async (request, reply) => {
      const { said, lang } = querySchema.parse(request.query);
      if (lang !== undefined) void reply.header('set-cookie', languageCookie(lang, false));
      const tag = lang === undefined ? languageOf(request) : LANGUAGE_TAG[lang];
      return send(reply, tag, said && { text: DEMO_TEXTS[tag][said], details: [], isWrong: false });
    });
    page.post(DEMO_PAGE_PATH, async (request, reply) => {
      const tag = languageOf(request);
      const { action, id } = parseForm(request.body);
      try {
        const outcome = await act(action, id, request.id);
        if (outcome?.kind === 'differ')
          return await send(reply.status(409), tag, differSaid(outcome.differences, tag));
        return await reply.redirect(`${DEMO_PAGE_PATH}?said=${saidOf(outcome)}`, 303);
      } catch (error) {
        if (!(error instanceof Problem)) throw error;
        return send(reply.status(error.statusCode), tag, problemSaid(error, tag));
      }
    });
  });
}

function parseForm(body: unknown): z.infer<typeof formSchema> {
  const form = formSchema.safeParse(body);
  if (form.success) return form.data;
  throw new Problem('bad-body', { en: 'The form is not complete.', el: 'Η φόρμα δεν είναι πλήρης.' });
}

function saidOf(outcome: ActionOutcome | undefined): (typeof SAID)[number] {
  if (outcome?.kind !== 'done') return 'doneQuietly';
  return outcome.isDelivered ? 'done' : 'doneWaiting';
}

function languageOf(request: FastifyRequest): LanguageTag {
  const chosen = cookieLanguage(request.headers.cookie);
  return chosen === undefined ? requestLanguage(request) : LANGUAGE_TAG[chosen];
}

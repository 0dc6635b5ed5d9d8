import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type Provider from 'oidc-provider';
import * as z from 'zod';
import { LANGUAGE_TAG, LANGUAGES, type Language, type LanguageTag } from 'shared-contracts/text/language.ts';
import type { University } from 'shared-contracts/portal/university.ts';
import { USER } from 'shared-contracts/session/user.ts';
import { findDemoAccount } from './demoAccounts.ts';
import { pageHtml } from './page.ts';
import { pagePolicy } from './pageStyle.ts';
import { isPassword } from './passwordHash.ts';
import { SIGN_IN_PATH } from './providerPaths.ts';
import { PROVIDER_TEXTS } from './providerTexts.ts';
import type { SignInAttempts } from './signInAttempts.ts';
import { cookieLanguage, languageCookie, preferredLanguage } from './signInLanguage.ts';
import { callerAddress } from '../../platform/requests/callerAddress.ts';
import { signInPage, type SignInFault } from './signInPage.ts';

const formSchema = z.object({
  username: z.string().max(USER.fields.name.maxLength).catch(''),
  password: z.string().max(1_000).catch(''),
});
const FORM_BYTES = 8_192;

type SignInRequest = FastifyRequest<{ Params: { uid: string }; Querystring: { lang?: string } }>;

/** Serves the sign-in form of the built-in provider and takes what is typed there. */
export function registerSignInRoutes(
  app: FastifyInstance,
  {
    provider,
    attempts,
    isHttps,
    university,
  }: {
    readonly university: University | null;
    readonly provider: Provider;
    readonly attempts: SignInAttempts;
    readonly isHttps: boolean;
  },
): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: FORM_BYTES },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );

  app.get(`${SIGN_IN_PATH}/:uid`, async (request: SignInRequest, reply) => {
    const chosen = LANGUAGES.find((language) => language === request.query.lang);
    const opened = await openedSignIn(provider, request, reply);
    const language = chosen ?? preferredLanguage(opened?.uiLocales, request.headers.cookie);
    if (chosen !== undefined) void reply.header('set-cookie', languageCookie(chosen, isHttps));
    if (opened === undefined) return sendExpired(reply, LANGUAGE_TAG[language], university);
    return sendForm(request, reply, { language, university, status: 200 });
  });

  app.post(`${SIGN_IN_PATH}/:uid`, async (request: SignInRequest, reply) => {
    const opened = await openedSignIn(provider, request, reply);
    // The switch on the form set the cookie; what the portal asked for counts before there was one.
    const language =
      cookieLanguage(request.headers.cookie) ?? preferredLanguage(opened?.uiLocales, undefined);
    if (opened === undefined) return sendExpired(reply, LANGUAGE_TAG[language], university);
    const typed = formSchema.parse(request.body ?? {});
    const username = typed.username.trim();
    const fault = await faultOf({ username, password: typed.password }, callerAddress(request), attempts);
    if (fault !== undefined) {
      const status = fault === 'tooManyAttempts' ? 429 : 400;
      return sendForm(request, reply, { language, university, status, again: { fault, username } });
    }
    const address = await provider.interactionResult(request.raw, reply.raw, {
      // Its cookie goes with the browser: on a shared computer nobody finds the session of whoever was there before.
      login: { accountId: username, remember: false },
    });
    return reply.header('cache-control', 'no-store').redirect(address, 303);
  });
}

async function openedSignIn(
  provider: Provider,
  request: SignInRequest,
  reply: FastifyReply,
): Promise<{ readonly uiLocales: string } | undefined> {
  const details = await provider.interactionDetails(request.raw, reply.raw).catch(() => undefined);
  if (details === undefined || details.uid !== request.params.uid) return undefined;
  const { ui_locales: uiLocales } = details.params;
  return { uiLocales: typeof uiLocales === 'string' ? uiLocales : '' };
}

async function faultOf(
  { username, password }: { readonly username: string; readonly password: string },
  address: string,
  attempts: SignInAttempts,
): Promise<SignInFault | undefined> {
  if (username === '' || password === '') return 'missing';
  if (!attempts.begin(username, address)) return 'tooManyAttempts';
  if (await isPassword(password, findDemoAccount(username)?.password)) {
    attempts.succeeded(username, address);
    return undefined;
  }
  return 'wrongPassword';
}

function sendForm(
  request: SignInRequest,
  reply: FastifyReply,
  {
    language,
    university,
    status,
    again = {},
  }: {
    readonly language: Language;
    readonly university: University | null;
    readonly status: number;
    readonly again?: { readonly fault?: SignInFault; readonly username?: string };
  },
): FastifyReply {
  const action = `${SIGN_IN_PATH}/${request.params.uid}`;
  const html = signInPage({ tag: LANGUAGE_TAG[language], action, university, ...again });
  return sendPage(reply, { status, html, university });
}

function sendExpired(reply: FastifyReply, tag: LanguageTag, university: University | null): FastifyReply {
  const text = PROVIDER_TEXTS[tag];
  const body = `<p>${text.expired}</p><p><a class="primary" href="/">${text.backToPortal}</a></p>`;
  const html = pageHtml({ tag, title: text.expiredTitle, body, university });
  return sendPage(reply, { status: 400, html, university });
}

function sendPage(
  reply: FastifyReply,
  {
    status,
    html,
    university,
  }: { readonly status: number; readonly html: string; readonly university: University | null },
): FastifyReply {
  return reply
    .status(status)
    .headers({ 'content-security-policy': pagePolicy(university), 'cache-control': 'no-store' })
    .type('text/html; charset=utf-8')
    .send(html);
}

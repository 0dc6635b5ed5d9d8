import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LANGUAGE_TAG, LANGUAGES, type LanguageTag } from 'shared-contracts/text/language.ts';
import type { Settings } from '../../config/settings.ts';
import type { Database } from '../../database/database.ts';
import { isKnownToReader } from '../../platform/answers/conditionalRead.ts';
import { requestLanguage } from '../../platform/requests/requestLanguage.ts';
import { keptAnswers } from './keptAnswers.ts';
import { keptPlaces } from './keptPlaces.ts';
import { destinationPage, missingPage } from './pages/destinationPage.ts';
import { framePage } from './pages/framePage.ts';
import { listPage } from './pages/listPage.ts';
import type { Reading } from './pages/reading.ts';
import { publicStyle } from './pages/publicStyle.ts';
import { PUBLIC_ADDRESSES } from './publicAddresses.ts';
import { csvFeed, jsonFeed, robots, sitemap } from './publicFeeds.ts';
import { type PublicQuestion, questionOfFeed, readQuestion, writeQuestion } from './publicQuestion.ts';

type Parts = {
  readonly database: Database;
  readonly clock: () => Date;
  readonly settings: Pick<Settings, 'publicDestinations' | 'publicUrl' | 'university'>;
};

/** Browsers and caches keep answers so long; a page that is older is shown once more while a new one is fetched. */
const KEPT = 'public, max-age=300, stale-while-revalidate=600';
/** Pages of other origins may read the feeds and show the frame: they are the same for everybody. */
const FOR_OTHERS = { 'cross-origin-resource-policy': 'cross-origin' } as const;
const HTML = 'text/html; charset=utf-8';

/**
 * Registers the destinations that everybody may read, where the university has switched them on; else their addresses do not exist.
 *
 * Nobody signs in and no cookie is looked at: all answers are the same for everybody, written of what is kept in memory.
 */
export function registerPublicDestinations(app: FastifyInstance, { database, clock, settings }: Parts): void {
  const { publicDestinations, publicUrl, university: files } = settings;
  if (publicDestinations === null) return;
  const style = publicStyle(files?.university ?? null);
  const site = { publicUrl, university: files?.university ?? null, css: style.css };
  const placesNow = keptPlaces(database, clock);
  const kept = keptAnswers();
  const policy = (ancestors: readonly string[]) =>
    `default-src 'none'; style-src ${style.hash}; img-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors ${ancestors.join(' ')}`;
  const pagePolicy = { 'content-security-policy': policy(["'self'"]) };
  const framePolicy = { 'content-security-policy': policy(["'self'", ...publicDestinations.frames]) };

  async function answer(
    { request, reply, name, type, isFeed = false }: Asked,
    write: (reading: Omit<Reading, 'tag'>, question: PublicQuestion) => { status?: number; body: string },
  ): Promise<FastifyReply> {
    const places = await placesNow();
    const question = readQuestion(request.query, places);
    const key = writeQuestion(isFeed ? questionOfFeed(question) : question);
    const { status, body, etag } = kept(places, `${name}${key}`, () =>
      write({ site, places, now: clock() }, question),
    );
    void reply.status(status).type(type).headers({ 'cache-control': KEPT, etag });
    return isKnownToReader(request, etag) ? reply.status(304).send() : reply.send(body);
  }

  app.get(PUBLIC_ADDRESSES.any, async (request, reply) => {
    const [, query = ''] = request.url.split('?', 2);
    const address = PUBLIC_ADDRESSES.list(requestLanguage(request));
    return reply
      .headers({ 'cache-control': 'no-cache', vary: 'accept-language' })
      .redirect(query === '' ? address : `${address}?${query}`, 302);
  });
  for (const tag of LANGUAGES.map((language) => LANGUAGE_TAG[language])) registerPages(tag);

  function registerPages(tag: LanguageTag): void {
    app.get(PUBLIC_ADDRESSES.list(tag), async (request, reply) => {
      void reply.headers(pagePolicy);
      return answer({ request, reply, name: `list ${tag}`, type: HTML }, (reading, question) => ({
        body: listPage({ ...reading, tag }, question),
      }));
    });
    app.get(PUBLIC_ADDRESSES.frame(tag), async (request, reply) => {
      void reply.headers({ ...framePolicy, ...FOR_OTHERS }).removeHeader('x-frame-options');
      return answer({ request, reply, name: `frame ${tag}`, type: HTML }, (reading, question) => ({
        body: framePage({ ...reading, tag }, question),
      }));
    });
    app.get(
      `${PUBLIC_ADDRESSES.list(tag)}/:id`,
      async (request: FastifyRequest<{ Params: { id: string } }>, reply) => {
        void reply.headers(pagePolicy);
        const places = await placesNow();
        const destination = places.destinations.find(({ id }) => String(id) === request.params.id);
        const { department } = readQuestion(request.query, places);
        const wanted = destination?.offers.some((offer) => offer.department.id === department)
          ? department
          : null;
        // Whatever else the address says changes nothing: the page is kept once for each department.
        const asked = { request: withoutQuery(request), reply, type: HTML };
        if (destination === undefined)
          return answer({ ...asked, name: `missing ${tag}` }, (reading) => ({
            status: 404,
            body: missingPage({ ...reading, tag }),
          }));
        return answer({ ...asked, name: `one ${tag} ${destination.id} ${wanted}` }, (reading) => ({
          body: destinationPage({ ...reading, tag }, destination, wanted),
        }));
      },
    );
    app.get(PUBLIC_ADDRESSES.csv(tag), async (request, reply) => {
      void reply.headers({ ...FOR_OTHERS, 'access-control-allow-origin': '*' });
      void reply.header('content-disposition', 'attachment; filename="destinations.csv"');
      return answer(
        { request, reply, name: `csv ${tag}`, type: 'text/csv; charset=utf-8', isFeed: true },
        (reading, question) => ({
          body: csvFeed({ ...reading, tag }, question),
        }),
      );
    });
  }

  app.get(PUBLIC_ADDRESSES.json, async (request, reply) => {
    void reply.headers({ ...FOR_OTHERS, 'access-control-allow-origin': '*' });
    return answer(
      { request, reply, name: 'json', type: 'application/json; charset=utf-8', isFeed: true },
      (reading, question) => ({
        body: jsonFeed(reading, question),
      }),
    );
  });
  app.get(PUBLIC_ADDRESSES.sitemap, async (request, reply) =>
    answer(
      { request: withoutQuery(request), reply, name: 'sitemap', type: 'application/xml; charset=utf-8' },
      (reading) => ({ body: sitemap(reading) }),
    ),
  );
  app.get(PUBLIC_ADDRESSES.robots, async (_request, reply) =>
    reply.header('cache-control', KEPT).type('text/plain; charset=utf-8').send(robots(publicUrl)),
  );
}

type Asked = {
  readonly request: Pick<FastifyRequest, 'query' | 'headers'>;
  readonly reply: FastifyReply;
  readonly name: string;
  readonly type: string;
  /** A feed has no pages and does not repeat the question. */
  readonly isFeed?: boolean;
};

function withoutQuery({ headers }: FastifyRequest): Asked['request'] {
  return { query: {}, headers };
}

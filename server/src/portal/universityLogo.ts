import type { FastifyInstance } from 'fastify';
import { type Logo, UNIVERSITY_FOLDER } from '../config/university/readUniversity.ts';

const A_WEEK_S = 604_800;

/** Serves the university's logo. A picture may hold scripts: opened by itself, it runs none. */
export function registerUniversityLogo(app: FastifyInstance, logo: Logo | null): void {
  if (logo === null) return;
  app.get(`/${UNIVERSITY_FOLDER}/${logo.name}`, async (_request, reply) =>
    reply
      .headers({
        'cache-control': `public, max-age=${A_WEEK_S}`,
        'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      })
      .type(logo.type)
      .send(logo.content),
  );
}

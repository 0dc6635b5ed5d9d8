import type { FastifyInstance } from 'fastify';
import { type Logo, UNIVERSITY_FOLDER } from '../config/university/readUniversity.ts';

const A_WEEK_S = 604_800;

/** Serves the university's logo, in each form that there is. A picture may hold scripts: opened by itself, it runs none. */
export function registerUniversityLogo(app: FastifyInstance, logos: readonly Logo[]): void {
  for (const logo of logos)
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

import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { University } from 'shared-contracts/portal/university.ts';
import { withPreview } from './sharePreview.ts';

/** The page in each form that browsers take, the shortest first. */
type WrittenPage = {
  readonly etag: string;
  readonly forms: ReadonlyArray<{ readonly coding: string | null; readonly body: Buffer }>;
};

/** Writes the university into the portal's page once for each build, and sends it as short as the browser takes it. */
export function universityPage(
  portalDir: string,
  publicUrl: string,
  university: University,
): (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply> {
  const file = path.join(portalDir, 'index.html');
  let written: { readonly changedAt: number; readonly page: Promise<WrittenPage> } | undefined;
  const pageOfNow = async () => {
    const { mtimeMs } = await stat(file);
    if (written?.changedAt !== mtimeMs)
      written = {
        changedAt: mtimeMs,
        page: readFile(file, 'utf8').then((page) => write(withPreview(page, university, publicUrl))),
      };
    return written.page;
  };
  return async (request, reply) => {
    const { etag, forms } = await pageOfNow();
    void reply.headers({ etag, vary: 'accept-encoding' }).type('text/html; charset=utf-8');
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    const taken = codingsOf(request.headers['accept-encoding']);
    const form = forms.find(({ coding }) => coding === null || taken.has(coding));
    if (form?.coding != null) void reply.header('content-encoding', form.coding);
    return reply.send(form?.body);
  };
}

async function write(page: string): Promise<WrittenPage> {
  const body = Buffer.from(page);
  const [br, gz] = await Promise.all([promisify(brotliCompress)(body), promisify(gzip)(body)]);
  return {
    etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`,
    forms: [
      { coding: 'br', body: br },
      { coding: 'gzip', body: gz },
      { coding: null, body },
    ],
  };
}

function codingsOf(header: string | readonly string[] | undefined): ReadonlySet<string> {
  return new Set(
    String(header ?? '')
      .toLowerCase()
      .split(',')
      .filter((one) => !/;\s*q=0(?:\.0*)?\s*$/.test(one))
      .map((one) => (one.split(';')[0] ?? '').trim()),
  );
}

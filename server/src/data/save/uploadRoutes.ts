import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { FileStore, StoredContent } from '../../files/fileStore.ts';
import { Problem } from '../../platform/problem.ts';
import { badQuery, quote } from '../../platform/query/badQuery.ts';
import { readQueryString } from '../../platform/query/queryString.ts';
import { notFound } from '../../platform/refusals.ts';
import { type ContentMember, contentMember } from '../model/content.ts';
import type { SetDefinition } from '../model/definition.ts';
import type { BodyObject } from './body.ts';
import { KeptContent } from './content.ts';
import { parseIdempotencyKey } from './idempotencyKey.ts';
import { parseKey } from '../model/key.ts';
import { requireSomeGrant } from '../grants/grants.ts';
import { saveRecords } from './saveRecords.ts';
import { requireCaller, requireSet, type RouteServices } from './saveRoutes.ts';
import { checkedUpload } from './checkedUpload.ts';

type SetRoute = { Params: { set: string } };
type ItemRoute = { Params: { set: string; id: string } };

/**
 * Registers the uploads of files as bytes: POST `/api/ApplicationFiles/content?fileName=…` makes a record, PUT `/api/ApplicationFiles/{id}/content?fileName=…`
 * changes the file of one.
 *
 * The body is the file itself, of the set's media type; it is stored while it comes in. `email` names the student when the office uploads. The answer is
 * the record.
 */
export async function registerUploadRoutes(app: FastifyInstance, services: RouteServices): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, payload, done) => done(null, payload));
    scope.post<SetRoute>('/api/:set/content', async (request) =>
      saveUpload(services, request, requireSet(request.params.set), {}),
    );
    scope.put<ItemRoute>('/api/:set/:id/content', async (request) => {
      const definition = requireSet(request.params.set);
      const id = parseKey(definition, request.params.id);
      if (id === undefined) throw notFound();
      return saveUpload(services, request, definition, { id, $state: 2 });
    });
  });
}

async function saveUpload(
  services: RouteServices,
  request: FastifyRequest,
  definition: SetDefinition,
  record: BodyObject,
): Promise<unknown> {
  const caller = requireCaller(request);
  const member = contentMember(definition);
  if (member === undefined) throw notFound();
  requireSomeGrant(caller, definition);
  const posted = { ...record, ...membersOf(request) };
  const content = await store(services.files, request, member);
  const [answer] = await saveRecords(
    services,
    { caller, requestId: request.id },
    {
      definition,
      records: [{ ...posted, [member.name]: new KeptContent(content) }],
      isArray: false,
      version: undefined,
      idempotencyKey: parseIdempotencyKey(request.headers['idempotency-key']),
    },
  );
  return answer;
}

async function store(
  files: FileStore,
  request: FastifyRequest,
  member: ContentMember,
): Promise<StoredContent> {
  try {
    return await files.put(checkedUpload(request, member));
  } catch (error) {
    if (request.raw.destroyed && !request.raw.complete) throw brokenOff();
    // What still comes of a refused file is taken and thrown away: a browser reads no answer before it has sent everything.
    request.raw.resume();
    throw error;
  }
}

/** The members that an upload gives in its address. Throws 400 for any other option. */
function membersOf(request: FastifyRequest): BodyObject {
  const options = readQueryString(request.raw.url ?? '');
  const unknown = [...options.keys()].find((option) => option !== 'fileName' && option !== 'email');
  if (unknown !== undefined) {
    throw badQuery(quote(unknown), {
      en: `There is no option '${quote(unknown)}' here.`,
      el: `Δεν υπάρχει εδώ επιλογή «${quote(unknown)}».`,
    });
  }
  const fileName = options.get('fileName');
  const email = options.get('email');
  return { ...(fileName !== undefined && { fileName }), ...(email !== undefined && { userMail: { email } }) };
}

function brokenOff(): Problem {
  return new Problem('bad-body', {
    en: 'The file did not come in whole. Nothing was saved.',
    el: 'Το αρχείο δεν έφτασε ολόκληρο. Τίποτα δεν αποθηκεύτηκε.',
  });
}

import type { FastifyInstance, FastifyRequest } from 'fastify';
import { CALLS } from 'shared-contracts/calls/calls.ts';
import type { FileStore, StoredContent } from '../../files/fileStore.ts';
import { registerCall } from '../../platform/calls/registerCall.ts';
import type { SignedInCaller } from '../../platform/caller.ts';
import { Problem } from '../../platform/problem.ts';
import { notFound } from '../../platform/refusals.ts';
import { type ContentMember, contentMember } from '../model/content.ts';
import { MODEL } from '../model/model.ts';
import type { BodyObject } from './body.ts';
import { KeptContent } from './content.ts';
import { parseIdempotencyKey } from './idempotencyKey.ts';
import { requireSomeGrant } from '../grants/grants.ts';
import { saveRecords } from './saveRecords.ts';
import type { RouteServices } from './saveRoutes.ts';
import { checkedUpload } from './checkedUpload.ts';

const SET = MODEL.ApplicationFiles;

/** Members that an upload gives in its address; `email` names the student when the office uploads. */
type UploadMembers = { readonly fileName: string | undefined; readonly email: string | undefined };

/**
 * Registers the calls that upload files as bytes: one makes a record, the other changes the file of one.
 *
 * The body is the file itself, of the set's media type; it is stored while it comes in. The answer is the record.
 */
export async function registerUploadRoutes(app: FastifyInstance, services: RouteServices): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, payload, done) => done(null, payload));
    registerCall(scope, CALLS.uploadFile, async ({ query, caller, request }) =>
      saveUpload(services, { request, caller }, membersOf(query)),
    );
    registerCall(scope, CALLS.replaceFile, async ({ params: { id }, query, caller, request }) =>
      saveUpload(services, { request, caller }, { id, $state: 2, ...membersOf(query) }),
    );
  });
}

type Upload = { readonly request: FastifyRequest; readonly caller: SignedInCaller };

async function saveUpload(
  services: RouteServices,
  { request, caller }: Upload,
  posted: BodyObject,
): Promise<unknown> {
  const member = contentMember(SET);
  if (member === undefined) throw notFound();
  requireSomeGrant(caller, SET);
  const content = await store(services.files, request, member);
  const [answer] = await saveRecords(
    services,
    { caller, requestId: request.id },
    {
      definition: SET,
      records: [{ ...posted, [member.name]: new KeptContent(content) }],
      isArray: false,
      version: undefined,
      idempotencyKey: parseIdempotencyKey(request.headers['idempotency-key']),
    },
  );
  return answer;
}

function membersOf({ fileName, email }: UploadMembers): BodyObject {
  return { ...(fileName !== undefined && { fileName }), ...(email !== undefined && { userMail: { email } }) };
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

function brokenOff(): Problem {
  return new Problem('bad-body', {
    en: 'The file did not come in whole. Nothing was saved.',
    el: 'Το αρχείο δεν έφτασε ολόκληρο. Τίποτα δεν αποθηκεύτηκε.',
  });
}

import type { FastifyInstance, FastifyRequest } from 'fastify';
import { CALLS } from 'shared-contracts/calls.ts';
import { registerCall } from '../../platform/calls/registerCall.ts';
import type { SignedInCaller } from '../../platform/tokens/caller.ts';
import { Problem } from '../../platform/problems/problem.ts';
import { notFound, refuse } from '../../platform/problems/refusals.ts';
import { contentMember } from '../../records/model/content.ts';
import { MODEL } from '../sets/model.ts';
import { fileNameErrors } from '../rules/applications/applicationFiles.rules.ts';
import { quotaErrors } from '../rules/applications/fileQuota.ts';
import type { BodyObject } from '../../records/save/posted/body.ts';
import { type KeptContent, RefusedContent, storeContent } from '../../records/save/posted/content.ts';
import { parseIdempotencyKey } from '../../records/save/transaction/idempotencyKey.ts';
import { requireSomeGrant } from '../../records/grants/grants.ts';
import { saveRecords } from '../../records/save/saveRecords.ts';
import type { RouteServices } from '../../records/save/saveRoutes.ts';
import { checkedUpload } from './checkedUpload.ts';

const SET = MODEL.ApplicationFiles;

/** Members that an upload gives in its address; `email` or `owner` names the student when the office uploads. */
type UploadMembers = {
  readonly fileName: string | undefined;
  readonly email: string | undefined;
  readonly owner?: number | undefined;
};

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
      saveUpload(services, { request, caller, replaced: id }, { id, $state: 2, ...membersOf(query) }),
    );
  });
}

/** - replaced: the record whose file is changed */
type Upload = {
  readonly request: FastifyRequest;
  readonly caller: SignedInCaller;
  readonly replaced?: number;
};

async function saveUpload(
  services: RouteServices,
  { request, caller, replaced }: Upload,
  posted: BodyObject,
): Promise<unknown> {
  const member = contentMember(SET);
  if (member === undefined) throw notFound();
  requireSomeGrant(caller, SET);
  refuse(fileNameErrors(posted['fileName']));
  const content = await store(request, async () => {
    const size = Number(request.headers['content-length'] ?? 0);
    // Before the bytes come in; the save looks again, as others may come in beside them.
    refuse(
      await quotaErrors({ owner: caller.id, size, id: replaced }, { database: services.database, caller }),
    );
    const stored = await storeContent(services.files, checkedUpload(request, member), caller.id);
    if (stored instanceof RefusedContent) throw refusedContent(member.name, stored);
    return stored;
  });
  const [answer] = await saveRecords(
    services,
    { caller, requestId: request.id },
    {
      definition: SET,
      records: [{ ...posted, [member.name]: content }],
      isArray: false,
      version: undefined,
      idempotencyKey: parseIdempotencyKey(request.headers['idempotency-key']),
    },
  );
  return answer;
}

function membersOf({ fileName, email, owner }: UploadMembers): BodyObject {
  return {
    ...(fileName !== undefined && { fileName }),
    ...(email !== undefined && { userMail: { email } }),
    ...(owner !== undefined && { owner: { id: owner } }),
  };
}

async function store(request: FastifyRequest, take: () => Promise<KeptContent>): Promise<KeptContent> {
  try {
    return await take();
  } catch (error) {
    if (request.raw.destroyed && !request.raw.complete) throw brokenOff();
    // What still comes of a refused file is taken and thrown away: a browser reads no answer before it has sent everything.
    request.raw.resume();
    throw error;
  }
}

function refusedContent(field: string, { code }: RefusedContent): Problem {
  return new Problem(
    'validation-failed',
    {
      en: 'The file cannot be opened as a PDF. Nothing was saved.',
      el: 'Το αρχείο δεν ανοίγει ως PDF. Τίποτα δεν αποθηκεύτηκε.',
    },
    { errors: [{ field, code }] },
  );
}

function brokenOff(): Problem {
  return new Problem('bad-body', {
    en: 'The file did not come in whole. Nothing was saved.',
    el: 'Το αρχείο δεν έφτασε ολόκληρο. Τίποτα δεν αποθηκεύτηκε.',
  });
}

import { create as contentDisposition } from 'content-disposition';
import type { FastifyInstance } from 'fastify';
import { CALLS } from 'shared-contracts/calls.ts';
import { FILE_SLOTS, type FileSlot } from 'shared-contracts/applications/entities/applicationSubmission.ts';
import type { MemberOf } from 'shared-contracts/sets/entityOf.ts';
import type { Database } from '../../database/database.ts';
import type { FileStore } from '../../files/fileStore.ts';
import { zipEntryName } from '../../files/zipEntryName.ts';
import { type ZippedFile, zipOf } from '../../files/zipOf.ts';
import { registerCall } from '../../platform/calls/registerCall.ts';
import type { SignedInCaller } from '../../platform/tokens/caller.ts';
import { Problem } from '../../platform/problems/problem.ts';
import { notFound } from '../../platform/problems/refusals.ts';
import { MODEL } from '../sets/model.ts';
import { type WarnedFile, warningOf } from './zipWarning.ts';
import { findFile } from './findFile.ts';
import { readItem } from '../../records/read/item/readItem.ts';

const SET = MODEL.ApplicationStudentStudiesForms;
/** Stands in the name of a file that has marks. */
const WITH_CARE = 'CAUTION';
const MEDIA_TYPE = 'application/zip';

type Services = { readonly database: Database; readonly files: FileStore };

/**
 * Registers the call that gives all files of an application in one archive, in the order of the slots, to those who may read the application.
 *
 * An application without files is answered with 404.
 */
export function registerFilesZipRoute(app: FastifyInstance, services: Services): void {
  registerCall(app, CALLS.downloadFiles, async ({ params: { id }, caller, reply }) => {
    const application = await readApplication(services.database, caller, id);
    if (application === undefined) throw notFound({ set: SET.name, id: String(id) });
    const number = application.applicationNumber ?? `draft-${id}`;
    const files = await zippedFiles(services, caller, number, application);
    if (files.length === 0) throw new Problem('not-found', NO_FILES);
    const { stream, size } = zipOf(files);
    const name = zipEntryName([application.applicationYear ?? id, number], 'files.zip');
    return reply
      .type(MEDIA_TYPE)
      .headers({ 'content-disposition': contentDisposition(name), 'content-length': size })
      .send(stream);
  });
}

type Application = {
  readonly applicationNumber?: number | null;
  readonly applicationYear?: number | null;
  readonly filesData?: readonly Readonly<Partial<Record<FileSlot, number | '' | null>>>[];
};
const SELECTED = [
  'applicationNumber',
  'applicationYear',
  'filesData',
] as const satisfies readonly (keyof Application & MemberOf<'ApplicationStudentStudiesForms'>)[];

async function readApplication(
  database: Database,
  caller: SignedInCaller,
  id: number,
): Promise<Application | undefined> {
  const select = SELECTED.map((name) => ({ path: [name], key: name }));
  const found = await readItem(database, caller, SET, { id }, { select, expand: [], levels: 1 });
  return found?.item == null ? undefined : (JSON.parse(found.item) as Application);
}

async function zippedFiles(
  { database, files }: Services,
  caller: SignedInCaller,
  number: number | string,
  { filesData = [] }: Application,
): Promise<readonly ZippedFile[]> {
  const zipped: ZippedFile[] = [];
  const warned: WarnedFile[] = [];
  for (const [index, slots] of filesData.entries()) {
    for (const slot of FILE_SLOTS) {
      const id = slots[slot];
      const file = typeof id !== 'number' ? undefined : await findFile(database, caller, id);
      const content = file && (await files.open(file.sha256));
      if (file === undefined || content === undefined) continue;
      const parts = index === 0 ? [number, slot] : [number, slot, index + 1];
      const isMarked = file.marks === null || file.marks.length > 0;
      const name = zipEntryName(isMarked ? [...parts, WITH_CARE] : parts, file.name);
      if (isMarked) warned.push({ name, marks: file.marks ?? ['unexamined'] });
      zipped.push({ name, content, changedAt: new Date(file.changedAt) });
    }
  }
  return warned.length === 0 ? zipped : [warningOf(warned), ...zipped];
}

const NO_FILES = {
  en: 'The application has no files.',
  el: 'Η αίτηση δεν έχει αρχεία.',
};

import {
  applicationItem,
  type ApplicationItem,
} from 'shared-contracts/applications/entities/applicationItem.ts';
import { FILE_SLOTS, type FileSlot } from 'shared-contracts/applications/entities/applicationSubmission.ts';
import { APPLICATION_FILE } from 'shared-contracts/applications/members/application.ts';
import { pick } from 'shared-contracts/members/reply/pick.ts';
import { filter, type Api } from 'shared-client';
import type { ApplicationPdfInput } from '../model/applicationPdfInput.ts';

const fileName = pick(APPLICATION_FILE, ['id', 'fileName']);

/** Reads an application and the names of its files as they are now. Throws ApiError. */
export async function readApplication(
  api: Api,
  id: number,
  signal: AbortSignal,
): Promise<Pick<ApplicationPdfInput, 'application' | 'fileNames'>> {
  const application = await api.item(applicationItem, id, { signal });
  return { application, fileNames: await readFileNames(api, application, signal) };
}

async function readFileNames(api: Api, { filesData }: ApplicationItem, signal: AbortSignal) {
  const files = filesData[0];
  const attached = FILE_SLOTS.flatMap((slot): (readonly [FileSlot, number])[] => {
    const file = files?.[slot];
    return file == null ? [] : [[slot, file]];
  });
  if (attached.length === 0) return {};
  const query = {
    filter: filter.or(...attached.map(([, file]) => filter.eq('id', file))),
    top: 'all',
  } as const;
  const { value } = await api.list(fileName, query, { signal });
  const names = new Map(value.map((file) => [file.id, file.fileName]));
  return Object.fromEntries(attached.map(([slot, file]) => [slot, names.get(file) ?? `${file}`]));
}

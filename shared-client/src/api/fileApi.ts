import { pathOf } from 'shared-contracts/call/callPath.ts';
import {
  downloadFile,
  downloadFiles,
  downloadOwnData,
  replaceFile,
  uploadFile,
} from 'shared-contracts/applications/files/recordCalls.ts';
import { type ClientSession, keyHeader, lostCall, queryString, readJson, sendSignedIn } from './apiClient.ts';
import { parseReply, type ReplySchema } from './parseReply.ts';
import { postFile } from './postFile.ts';

/**
 * - id: of the record whose file is changed; absent for a new record
 * - fileName: by default that of the file
 * - owner: id of the student whose file the office uploads; by default it is the caller's
 * - creationKey: UUID of a new record; an upload that is repeated with it, as its answer was lost, makes no second one
 * - onProgress: told how much has been sent, from 0 to 1
 * - signal: an upload that is given up leaves nothing on the server, and rejects with the signal's reason
 */
export type UploadOptions = {
  readonly id?: number;
  readonly fileName?: string;
  readonly creationKey?: string;
  readonly owner?: number;
  readonly onProgress?: (share: number) => void;
  readonly signal?: AbortSignal;
};

type DownloadOptions = { readonly signal?: AbortSignal };

/** A file and the name that the server gives it. */
export type NamedFile = { readonly content: Blob; readonly name: string };

/** Files as bytes; all throw ApiError. */
export type FileApi = {
  /** Sends a file and gives the record that holds it. */
  upload<Item>(file: File, schema: ReplySchema<Item>, options?: UploadOptions): Promise<Item>;
  /** Brings the file of a record. */
  download(id: number, options?: DownloadOptions): Promise<Blob>;
  /** Brings all files of an application as one archive, with its name. */
  downloadAll(application: number, options?: DownloadOptions): Promise<NamedFile>;
  /** Brings all that is kept of the caller as one archive, with its name. */
  downloadOwnData(options?: DownloadOptions): Promise<NamedFile>;
};

/** Makes the client for files; - base: of all paths, without a slash at the end */
export function createFileApi(base: string, session: ClientSession): FileApi {
  return {
    upload: async (file, schema, options = {}) => {
      const { id, fileName = file.name, owner, creationKey, onProgress, signal } = options;
      const requestId = crypto.randomUUID();
      const [call, path] =
        id === undefined ? [uploadFile, pathOf(uploadFile, {})] : [replaceFile, pathOf(replaceFile, { id })];
      const response = await sendSignedIn(session, requestId, (headers) =>
        postFile({
          method: call.methods[0],
          address: `${base}${path}${queryString({ fileName, owner: owner?.toString() })}`,
          headers: {
            ...headers,
            Accept: 'application/json',
            'Content-Type': file.type,
            ...keyHeader(creationKey),
          },
          file,
          onProgress,
          signal,
          requestId,
        }),
      );
      const reply = readJson(await response.text(), response, requestId);
      return parseReply(schema, reply, { path, requestId, status: response.status });
    },
    download: async (id, options = {}) =>
      (await bring(session, `${base}${pathOf(downloadFile, { id })}`, options)).content,
    downloadAll: (id, options = {}) => bring(session, `${base}${pathOf(downloadFiles, { id })}`, options),
    downloadOwnData: (options = {}) => bring(session, `${base}${pathOf(downloadOwnData, {})}`, options),
  };
}

async function bring(
  session: ClientSession,
  address: string,
  { signal }: DownloadOptions,
): Promise<NamedFile> {
  const requestId = crypto.randomUUID();
  const response = await sendSignedIn(session, requestId, async (headers) => {
    try {
      return await fetch(address, { headers, credentials: 'omit', ...(signal && { signal }) });
    } catch (cause) {
      throw lostCall(cause, signal, requestId);
    }
  });
  try {
    return { content: await response.blob(), name: plainName(response.headers) };
  } catch (cause) {
    throw lostCall(cause, signal, requestId);
  }
}

/** Reads the name of an archive, which has no letters beyond ASCII. */
function plainName(headers: Headers): string {
  return /filename="?([^";]+)"?/.exec(headers.get('content-disposition') ?? '')?.[1] ?? 'files';
}

import { pathOf } from 'shared-contracts/calls/callPath.ts';
import { downloadFile, replaceFile, uploadFile } from 'shared-contracts/calls/recordCalls.ts';
import { type ClientSession, lostCall, queryString, readJson, sendSignedIn } from './apiClient.ts';
import { parseReply, type ReplySchema } from './parseReply.ts';
import { postFile } from './postFile.ts';

/**
 * - id: of the record whose file is changed; absent for a new record
 * - fileName: by default that of the file
 * - creationKey: UUID of a new record; an upload that is repeated with it, as its answer was lost, makes no second one
 * - onProgress: told how much has been sent, from 0 to 1
 * - signal: an upload that is given up leaves nothing on the server, and rejects with the signal's reason
 */
export type UploadOptions = {
  readonly id?: number;
  readonly fileName?: string;
  readonly creationKey?: string;
  readonly onProgress?: (share: number) => void;
  readonly signal?: AbortSignal;
};

/** Files as bytes; both throw ApiError. */
export type FileApi = {
  /** Sends a file and gives the record that holds it. */
  upload<Item>(file: File, schema: ReplySchema<Item>, options?: UploadOptions): Promise<Item>;
  /** Brings the file of a record. */
  download(id: number, options?: { readonly signal?: AbortSignal }): Promise<Blob>;
};

/** Makes the client for files; - base: of all paths, without a slash at the end */
export function createFileApi(base: string, session: ClientSession): FileApi {
  return {
    upload: async (file, schema, options = {}) => {
      const { id, fileName = file.name, creationKey, onProgress, signal } = options;
      const requestId = crypto.randomUUID();
      const [call, path] =
        id === undefined ? [uploadFile, pathOf(uploadFile, {})] : [replaceFile, pathOf(replaceFile, { id })];
      const response = await sendSignedIn(session, requestId, (headers) =>
        postFile({
          method: call.methods[0],
          address: `${base}${path}${queryString({ fileName })}`,
          headers: {
            ...headers,
            Accept: 'application/json',
            'Content-Type': file.type,
            ...(creationKey === undefined ? {} : { 'Idempotency-Key': `"${creationKey}"` }),
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
    download: async (id, { signal } = {}) => {
      const requestId = crypto.randomUUID();
      const response = await sendSignedIn(session, requestId, async (headers) => {
        try {
          const init = { headers, credentials: 'omit', ...(signal && { signal }) } as const;
          return await fetch(`${base}${pathOf(downloadFile, { id })}`, init);
        } catch (cause) {
          throw lostCall(cause, signal, requestId);
        }
      });
      try {
        return await response.blob();
      } catch (cause) {
        throw lostCall(cause, signal, requestId);
      }
    },
  };
}

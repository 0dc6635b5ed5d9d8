import { lostCall, type ApiResponse } from './apiClient.ts';

type FilePost = {
  readonly method: 'POST' | 'PUT';
  readonly address: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly file: File;
  readonly onProgress?: ((share: number) => void) | undefined;
  readonly signal?: AbortSignal | undefined;
  readonly requestId: string;
};

/**
 * Sends a file and tells meanwhile how much of it has gone, which `fetch` cannot.
 *
 * Throws ApiError `network` when no answer comes, and the signal's reason when it is given up.
 */
export function postFile(post: FilePost): Promise<Omit<ApiResponse, 'blob'>> {
  const { method, address, headers, file, onProgress, signal, requestId } = post;
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    // As `fetch` does it: with the reason of whoever gave it up, which need not be an error.
    // oxlint-disable-next-line typescript/prefer-promise-reject-errors
    const lose = () => reject(lostCall(undefined, signal, requestId));
    const abort = () => request.abort();
    request.open(method, address);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.upload.onprogress = ({ loaded, total }) => onProgress?.(total === 0 ? 1 : loaded / total);
    request.onload = () => resolve(responseOf(request));
    request.onerror = lose;
    request.onabort = lose;
    request.onloadend = () => signal?.removeEventListener('abort', abort);
    if (signal?.aborted) {
      lose();
      return;
    }
    signal?.addEventListener('abort', abort);
    request.send(file);
  });
}

function responseOf(request: XMLHttpRequest): Omit<ApiResponse, 'blob'> {
  const { status, responseText } = request;
  const lines = request.getAllResponseHeaders().trim().split(/\r?\n/);
  const headers = lines.flatMap((line): [string, string][] => {
    const [name = '', ...value] = line.split(':');
    return name.trim() === '' ? [] : [[name.trim(), value.join(':').trim()]];
  });
  return {
    ok: status >= 200 && status < 300,
    status,
    headers: new Headers(headers),
    text: () => Promise.resolve(responseText),
  };
}

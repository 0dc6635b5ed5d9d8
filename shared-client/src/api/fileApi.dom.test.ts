import { fakeFetch } from 'shared-auth/testing';
import { ApiError } from './apiError.ts';
import { createFileApi } from './fileApi.ts';

type Answer = { readonly status: number; readonly body?: object } | 'network' | 'never';

/** Stands for the browser's way to send a file: answers come from the queue, and half of the file is reported on the way. */
class FakeXhr {
  static sent: FakeXhr[] = [];
  static answers: Answer[] = [];
  method = '';
  address = '';
  readonly headers: Record<string, string> = {};
  readonly upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
  status = 0;
  responseText = '';
  body: unknown;
  onload?: () => void;
  onerror?: () => void;
  onabort?: () => void;
  onloadend?: () => void;

  open(method: string, address: string) {
    Object.assign(this, { method, address });
  }
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value;
  }
  getAllResponseHeaders() {
    return 'content-type: application/json\r\nx-request-id: from-server\r\n';
  }
  abort() {
    this.onabort?.();
    this.onloadend?.();
  }
  send(body: unknown) {
    this.body = body;
    FakeXhr.sent.push(this);
    const answer = FakeXhr.answers.shift() ?? 'network';
    this.upload.onprogress?.({ loaded: 1, total: 2 });
    if (answer === 'never') return;
    if (answer === 'network') this.onerror?.();
    else {
      this.status = answer.status;
      this.responseText = answer.body === undefined ? '' : JSON.stringify(answer.body);
      this.onload?.();
    }
    this.onloadend?.();
  }
}

const session = {
  token: jest.fn(() => Promise.resolve('old')),
  renew: jest.fn(() => Promise.resolve('new')),
  end: jest.fn(() => Promise.resolve()),
};
const api = createFileApi('/api', session);
const file = new File(['%PDF-1.7'], 'Βιογραφικό.pdf', { type: 'application/pdf' });
const schema = { parse: (value: unknown) => value as { readonly id: number } };

function answerWith(...answers: Answer[]) {
  FakeXhr.sent = [];
  FakeXhr.answers = answers;
  Object.assign(globalThis, { XMLHttpRequest: FakeXhr });
}

beforeEach(() => jest.clearAllMocks());

describe('upload', () => {
  test('sends the file itself under its name, and tells how far it is', async () => {
    answerWith({ status: 200, body: { id: 5 } });
    const onProgress = jest.fn();
    const saved = await api.upload(file, schema, { onProgress, creationKey: 'key-1' });
    expect(saved).toEqual({ id: 5 });
    const [sent] = FakeXhr.sent;
    expect([sent?.method, sent?.address, sent?.body]).toEqual([
      'POST',
      `/api/ApplicationFiles/content?${new URLSearchParams({ fileName: file.name }).toString()}`,
      file,
    ]);
    expect(sent?.headers).toMatchObject({
      Authorization: 'Bearer old',
      'Content-Type': 'application/pdf',
      'Idempotency-Key': '"key-1"',
    });
    expect(onProgress).toHaveBeenCalledWith(0.5);
  });

  test('changes the file of a record', async () => {
    answerWith({ status: 200, body: { id: 5 } });
    await api.upload(file, schema, { id: 5, fileName: 'cv.pdf' });
    expect(FakeXhr.sent[0]).toMatchObject({
      method: 'PUT',
      address: '/api/ApplicationFiles/5/content?fileName=cv.pdf',
    });
  });

  test('goes once more with a renewed token', async () => {
    answerWith({ status: 401 }, { status: 200, body: { id: 5 } });
    await api.upload(file, schema);
    expect(FakeXhr.sent[1]?.headers).toMatchObject({ Authorization: 'Bearer new' });
    expect(session.end).not.toHaveBeenCalled();
  });

  test('throws what the server refuses, with the refused member', async () => {
    const errors = [{ field: 'fileBase64', code: 'not-a-pdf' }];
    answerWith({ status: 400, body: { code: 'validation-failed', errors } });
    const error = await api.upload(file, schema).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ kind: 'bad-input', errors, requestId: 'from-server' });
  });

  test('throws when no answer comes, and the reason when it is given up', async () => {
    answerWith('network');
    await expect(api.upload(file, schema)).rejects.toMatchObject({ kind: 'network' });
    answerWith('never');
    const stop = new AbortController();
    const upload = api.upload(file, schema, { signal: stop.signal });
    await Promise.resolve();
    stop.abort(new Error('changed my mind'));
    await expect(upload).rejects.toThrow('changed my mind');
  });
});

describe('download', () => {
  test('brings the bytes with the session’s token', async () => {
    const blob = new Blob(['%PDF-1.7']);
    const [call] = [fakeFetch({ status: 200 })];
    const answer = globalThis.fetch;
    Object.assign(globalThis, {
      fetch: async (...input: Parameters<typeof fetch>) =>
        Object.assign(await answer(...input), { blob: () => Promise.resolve(blob) }),
    });
    expect(await api.download(5)).toBe(blob);
    expect(call[0]?.url).toBe('/api/ApplicationFiles/5/content');
    expect(call[0]?.init.headers).toMatchObject({ Authorization: 'Bearer old' });
  });

  test('throws what the server refuses', async () => {
    fakeFetch({ status: 404, body: { code: 'not-found' } });
    await expect(api.download(5)).rejects.toMatchObject({ kind: 'not-found' });
  });
});

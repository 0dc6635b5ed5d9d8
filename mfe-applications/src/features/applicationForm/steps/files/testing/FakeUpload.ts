/** Stands in for the browser's way to send a file; the test itself says how far it is, and what the server answers. */
export class FakeUpload {
  static sent: FakeUpload[] = [];
  readonly headers: Record<string, string> = {};
  readonly upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
  status = 0;
  address = '';
  responseText = '';
  isAborted = false;
  onload?: () => void;
  onabort?: () => void;
  onloadend?: () => void;

  static install(): void {
    FakeUpload.sent = [];
    Object.assign(globalThis, { XMLHttpRequest: FakeUpload });
  }

  static last(): FakeUpload {
    const last = FakeUpload.sent.at(-1);
    if (last === undefined) throw new Error('Nothing has been sent.');
    return last;
  }

  open(_method: string, address: string) {
    this.address = address;
  }
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value;
  }
  getAllResponseHeaders() {
    return 'content-type: application/json';
  }
  send() {
    FakeUpload.sent.push(this);
  }
  abort() {
    this.isAborted = true;
    this.onabort?.();
    this.onloadend?.();
  }
  report(share: number) {
    this.upload.onprogress?.({ loaded: share * 100, total: 100 });
  }
  answer(status: number, body: object) {
    Object.assign(this, { status, responseText: JSON.stringify(body) });
    this.onload?.();
    this.onloadend?.();
  }
}

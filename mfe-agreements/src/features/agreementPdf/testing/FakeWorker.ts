import type { PdfReply, PdfRequest } from '../worker/pdfMessages.ts';

/** Stands in for the worker, which a test document does not have; the test itself says what it answers. */
export class FakeWorker extends EventTarget {
  static all: FakeWorker[] = [];
  readonly address: string;
  readonly requests: PdfRequest[] = [];
  isEnded = false;

  static install(): void {
    FakeWorker.all = [];
    Object.assign(globalThis, { Worker: FakeWorker });
  }

  constructor(address: string) {
    super();
    this.address = address;
    FakeWorker.all.push(this);
  }

  postMessage(request: PdfRequest): void {
    this.requests.push(request);
  }

  terminate(): void {
    this.isEnded = true;
  }

  answer(data: PdfReply): void {
    this.dispatchEvent(new MessageEvent('message', { data }));
  }
}

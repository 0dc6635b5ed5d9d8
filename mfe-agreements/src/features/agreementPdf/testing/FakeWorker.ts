import type { PdfReply, PdfRequest } from 'shared-pdf/page';
import type { AgreementPdfInput } from '../model/agreementPdfInput.ts';

type Request = PdfRequest<AgreementPdfInput>;

/** Stands in for the worker, which a test document does not have; the test itself says what it answers. */
export class FakeWorker extends EventTarget {
  static all: FakeWorker[] = [];
  readonly address: string;
  readonly requests: Request[] = [];
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

  postMessage(request: Request): void {
    this.requests.push(request);
  }

  terminate(): void {
    this.isEnded = true;
  }

  answer(data: PdfReply): void {
    this.dispatchEvent(new MessageEvent('message', { data }));
  }
}

import type { Row, Sheet } from '../sheetContent.ts';
import type { SheetReply, SheetRequest } from '../worker/sheetMessages.ts';

/** What a page had written: the request with its rows unpacked. */
type AskedSheet = Omit<SheetRequest, 'packets' | 'further'> & {
  readonly rows: readonly Row[];
  /** Sheets behind the first. */
  readonly further: readonly Sheet[];
};

/** Stands in for the worker, which a test document does not have: it answers each request at once, and keeps it. */
export class SheetWorker extends EventTarget {
  /** The sheets that were asked for since `install`. */
  static asked: AskedSheet[] = [];
  static answer: SheetReply = { made: new Blob(['sheet']) };

  /** Puts it in the place of the browser's, and the worker's file into the network, whatever else that has. */
  static install(answer: SheetReply = { made: new Blob(['sheet']) }): void {
    SheetWorker.asked = [];
    SheetWorker.answer = answer;
    const network = globalThis.fetch;
    const file = { ok: true, status: 200, arrayBuffer: () => Promise.resolve(new ArrayBuffer(0)) };
    Object.assign(globalThis, {
      Worker: SheetWorker,
      fetch: (address: string, init?: RequestInit) =>
        address.endsWith('sheet.worker.ts') ? Promise.resolve(file) : network(address, init),
    });
  }

  postMessage({ packets, further = [], ...request }: SheetRequest): void {
    SheetWorker.asked.push({
      ...request,
      rows: unpacked(packets),
      further: further.map(({ title, columns, packets: own }) => ({ title, columns, rows: unpacked(own) })),
    });
    queueMicrotask(() => this.dispatchEvent(new MessageEvent('message', { data: SheetWorker.answer })));
  }

  terminate(): void {
    // There is nothing to end.
  }
}

function unpacked(packets: readonly string[]): readonly Row[] {
  return packets.flatMap((packet) => JSON.parse(packet) as readonly Row[]);
}

import { parentPort, workerData } from 'node:worker_threads';

// A document is drawn in a thread of its own: that takes a second or more of nothing else.

type Asked = { readonly document: string; readonly input: unknown };
type DocumentModule = { readonly draw: (input: unknown) => Promise<Uint8Array> };

// The thread's only use is what its starter says.
const { document, input } = workerData as Asked;
const { draw } = (await import(document)) as DocumentModule;
parentPort?.postMessage(await draw(input));

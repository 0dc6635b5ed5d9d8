import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { type CatalogueCopy, catalogueSource, piecesOfCatalogue } from 'ewp/registry';
import { bigCatalogue } from './bigCatalogue.ts';

/** Nobody notices that the server does nothing else for as long as this. */
const LONGEST_BLOCK_MS = 50;
const CHUNK_BYTES = 64 * 1024;
const MB = 1024 * 1024;
const { values } = parseArgs({
  options: { megabytes: { type: 'string', default: '35' }, rounds: { type: 'string', default: '3' } },
});

/** Measures for how long the server does nothing else while it takes in a catalogue of the registry, and beside it what reading it in place would cost. */
async function main(): Promise<void> {
  const bytes = bigCatalogue(Number(values.megabytes) * MB);
  let now = Date.now();
  let stored: CatalogueCopy | null = null;
  const failures: string[] = [];
  const source = catalogueSource({
    catalogueUrl: 'https://registry.example/catalogue-v1.xml',
    allowsLoopback: false,
    clock: () => new Date(now),
    onFailure: (reason) => void failures.push(reason),
    store: { read: async () => stored, write: async (copy) => void (stored = copy) },
    patienceMs: 60_000,
    fetch: async () => new Response(inChunks(bytes)),
  });
  const blocks: number[] = [];
  const times: number[] = [];
  for (let round = 0; round < Number(values.rounds); round += 1) {
    const delay = monitorEventLoopDelay({ resolution: 1 });
    now += 120_000;
    await pause(50);
    delay.enable();
    const began = performance.now();
    const { hosts } = await source.newer();
    times.push(performance.now() - began);
    delay.disable();
    blocks.push(delay.max / 1e6);
    if (failures.length > 0 || hosts.length === 0) throw new Error(failures.join(' ') || 'Nobody is in it.');
  }
  const began = performance.now();
  piecesOfCatalogue(bytes);
  const inPlace = performance.now() - began;
  const longest = Math.max(...blocks);
  console.log(`catalogue of ${(bytes.byteLength / MB).toFixed(0)} MB, ${values.rounds} rounds`);
  console.log(
    `taken in within ${Math.max(...times).toFixed(0)} ms; read in place it would block for ${inPlace.toFixed(0)} ms`,
  );
  console.log(
    `longest block ${longest.toFixed(1)} ms: ${(longest / LONGEST_BLOCK_MS).toFixed(2)} x of the limit of ${LONGEST_BLOCK_MS} ms`,
  );
  process.exitCode = longest <= LONGEST_BLOCK_MS ? 0 : 1;
}

async function* inChunks(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.byteLength; at += CHUNK_BYTES) {
    // A network gives other work its turn between two parts.
    await new Promise(setImmediate);
    yield bytes.slice(at, at + CHUNK_BYTES);
  }
}

await main();

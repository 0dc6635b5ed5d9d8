import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { setImmediate as breathe } from 'node:timers/promises';
import { originalPositionFor, TraceMap } from '@jridgewell/trace-mapping';
import { LRUCache } from 'lru-cache';
import type { StackPlace } from 'shared-contracts/releases/faultCalls.ts';
import { RELEASED_FILE, type StackFrame } from 'shared-contracts/releases/faults/stackFrame.ts';
import { SOURCE_MAPS_FOLDER } from 'shared-contracts/releases/servedFiles.ts';

/** The largest of the portal has 2 MB. */
const LARGEST_BYTES = 8_000_000;
/** Of those that are remembered together, as they lie in their files; taken apart they are some ten times as large. */
const REMEMBERED_BYTES = 8_000_000;
/** A source of others, whose words for what it calls say nothing of our functions. */
const OF_OTHERS = /(?:^|\/)node_modules\//;

type ReadMap = { readonly map: TraceMap; readonly bytes: number };
type Source = NonNullable<StackPlace['source']>;

/**
 * Gives what finds the places of a stack in the sources, by the maps that lie beside the files of the releases in the portal's folder.
 *
 * The name of a function is what the place that called it calls it: a map has the names of what stands at a place, not of what is around it.
 */
export function sourceStackReader(
  portalDir: string,
): (frames: readonly StackFrame[]) => Promise<StackPlace[]> {
  const maps = new LRUCache<string, ReadMap>({
    maxSize: REMEMBERED_BYTES,
    sizeCalculation: ({ bytes }) => bytes,
  });

  async function mapOf(file: string): Promise<TraceMap | undefined> {
    if (!RELEASED_FILE.test(file)) return undefined;
    const place = mapFile(portalDir, file);
    const known = maps.get(place) ?? (await readMap(place));
    if (known !== undefined) maps.set(place, known);
    return known?.map;
  }

  return async (frames) => {
    const found: (Source | null)[] = [];
    for (const frame of frames) {
      const map = await mapOf(frame.file);
      found.push(map === undefined ? null : sourceOf(map, frame));
      // A map is taken apart at once when it is first asked.
      await breathe();
    }
    return frames.map((frame, place) => {
      const source = found[place] ?? null;
      const caller = found[place + 1];
      const name = caller == null || OF_OTHERS.test(caller.file) ? '' : caller.name;
      return { ...frame, source: source === null ? null : { ...source, name } };
    });
  };
}

function mapFile(portalDir: string, file: string): string {
  return path.join(portalDir, path.dirname(file), SOURCE_MAPS_FOLDER, `${path.basename(file)}.map`);
}

/** Undefined where there is none, or what lies there is no map. */
async function readMap(file: string): Promise<ReadMap | undefined> {
  try {
    const { size } = await stat(file);
    if (size > LARGEST_BYTES) return undefined;
    return { map: new TraceMap(await readFile(file, 'utf8')), bytes: Math.max(1, size) };
  } catch {
    return undefined;
  }
}

function sourceOf(map: TraceMap, { line, column }: StackFrame): Source | null {
  if (line < 1 || column < 1) return null;
  try {
    const { source, line: at, name } = originalPositionFor(map, { line, column: column - 1 });
    return source === null ? null : { file: source, line: at, name: name ?? '' };
  } catch {
    return null;
  }
}

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import vm from 'node:vm';

type ScriptElement = {
  src: string;
  onload?: (event: object) => void;
  onerror?: (event: object) => void;
  readonly setAttribute: (name: string, value: string) => void;
  readonly getAttribute: (name: string) => string | null;
};

const ORIGIN = 'https://portal.example';

/** A page that can do no more than load scripts from a folder; gives its global object. */
export async function runInPage(folder: string, script: string): Promise<Record<string, unknown>> {
  const page: Record<string, unknown> = { console, setTimeout, clearTimeout, URL, performance };
  const place = { currentScript: null as ScriptElement | null };
  const context = vm.createContext(page);
  const failures: unknown[] = [];
  const load = async (element: ScriptElement) => {
    try {
      const code = await readFile(join(folder, new URL(element.src, ORIGIN).pathname), 'utf8');
      place.currentScript = element;
      vm.runInContext(code, context, { filename: element.src });
      place.currentScript = null;
      element.onload?.({ type: 'load', target: element });
    } catch (error) {
      failures.push(error);
      element.onerror?.({ type: 'error', target: element });
    }
  };
  const makeScript = (src = ''): ScriptElement => {
    const attributes = new Map<string, string>();
    return {
      src,
      setAttribute: (name, value) => void attributes.set(name, value),
      getAttribute: (name) => attributes.get(name) ?? null,
      ...{ tagName: 'SCRIPT', async: false, remove: () => undefined },
    };
  };
  const appendChild = (element: ScriptElement) => void load(element);
  const document = {
    get currentScript() {
      return place.currentScript;
    },
    defaultView: vm.runInContext('globalThis', context) as unknown,
    baseURI: `${ORIGIN}/`,
    head: { appendChild },
    getElementsByTagName: () => [],
    createElement: () => makeScript(),
  };
  Object.assign(page, { window: page, self: page, document, location: new URL(ORIGIN) });
  await load(makeScript(`${ORIGIN}/${script}`));
  if (failures.length > 0) throw failures[0];
  return page;
}

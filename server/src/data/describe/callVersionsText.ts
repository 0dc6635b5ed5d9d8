import { readFileSync } from 'node:fs';
import { readCallVersions } from '../../config/callVersions.ts';
import { callShapes, type Description } from './callShapes.ts';
import { nextVersions } from './nextVersions.ts';
import { openApiText } from './openapi.ts';

export const OPENAPI_FILE = new URL('../../../openapi.json', import.meta.url);

/** Writes the versions of all calls as `callVersions.json` has them: what it and `openapi.json` say, moved on to what the code says. */
export function callVersionsText(): string {
  const shapesOf = (text: string) => callShapes(JSON.parse(text) as Description);
  const versions = nextVersions(
    readCallVersions(),
    shapesOf(readFileSync(OPENAPI_FILE, 'utf8')),
    shapesOf(openApiText()),
  );
  const lines = Object.entries(versions.calls).map(
    ([name, { from, now, needs, shape }]) =>
      `    ${JSON.stringify(name)}: { "from": ${from}, "now": ${now}, "needs": ${needs}, "shape": "${shape}" }`,
  );
  const { level, shapes } = versions;
  return `{\n  "level": ${level},\n  "shapes": "${shapes}",\n  "calls": {\n${lines.join(',\n')}\n  }\n}\n`;
}

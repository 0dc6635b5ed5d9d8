import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { affectedPackages, workspaceNeeds } from '../packages/affected.mjs';
import { contentHash } from '../packages/contentHash.mjs';
import { CACHE } from '../places.mjs';
import { repositoryFiles } from '../packages/repositoryFiles.mjs';

const FOLDER = join(CACHE, 'stages');

/**
 * Remembers which stages have passed on this machine, and on what: a stage whose files are the same is not run again. Files are those of
 * the packages that it concerns and of those that they need, and what concerns every package; hidden folders and what is built are none.
 *
 * - isOn: false never remembers anything, as in CI
 */
export function passedStages({ isOn }) {
  let files;
  const mark = ({ packages }) => {
    files ??= repositoryFiles().sort();
    const needs = workspaceNeeds();
    const concerned = packages ?? Object.keys(needs);
    const isOfStage = (file) => affectedPackages([file], needs).some((name) => concerned.includes(name));
    return `${process.version} ${contentHash(packages === undefined ? files : files.filter(isOfStage))}`;
  };
  const file = ({ name }) => join(FOLDER, name.replaceAll(/\W+/g, '-'));
  return {
    /** What the stage has counted when it last passed, while nothing has changed since; else undefined. */
    recall(stage) {
      if (!isOn || !existsSync(file(stage))) return undefined;
      const { on, count } = JSON.parse(readFileSync(file(stage), 'utf8'));
      return on === mark(stage) ? count : undefined;
    },
    /** The mark is made before a stage runs: what is changed meanwhile was not what passed. */
    mark: (stage) => (isOn ? mark(stage) : undefined),
    remember(stage, on, { passed, failed, skipped }) {
      if (!isOn || failed > 0) return;
      mkdirSync(FOLDER, { recursive: true });
      writeFileSync(file(stage), JSON.stringify({ on, count: { passed, failed, skipped } }));
    },
  };
}

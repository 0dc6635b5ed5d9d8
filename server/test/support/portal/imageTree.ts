import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import path from 'node:path';

const REPOSITORY = path.resolve(import.meta.dirname, '../../../..');

/**
 * Lays into a folder what the container image has of this repository: what the last stage of the Dockerfile copies of it and of the stage with the
 * installed packages, without what `.dockerignore` leaves out. Gives the paths of the files, the packages of others left out.
 */
export function layImageTree(folder: string): readonly string[] {
  const dockerfile = readFileSync(path.join(REPOSITORY, 'deploy/Dockerfile'), 'utf8');
  const last = dockerfile.slice(dockerfile.lastIndexOf('\nFROM '));
  const isLeftOut = ignoredPaths();
  const copies = [...last.matchAll(/^COPY (?!--)(.+) (\S+)$/gm)].flatMap(([, sources = '', target = '']) =>
    sources
      .split(' ')
      .map(
        (source) =>
          [source, target.endsWith('/') ? path.join(target, path.basename(source)) : target] as const,
      ),
  );
  for (const [source, target] of copies) {
    cpSync(path.join(REPOSITORY, source), path.join(folder, target), {
      recursive: true,
      filter: (from) => !isLeftOut(path.relative(REPOSITORY, from)),
    });
  }
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  for (const [name] of copies) linkPackages(folder, name);
  return files;
}

/** Names of packages lead to the copies of ours, and to the installed ones of others. */
function linkPackages(folder: string, name: string): void {
  const described = path.join(REPOSITORY, name, 'package.json');
  if (!existsSync(described)) return;
  const { dependencies = {} } = JSON.parse(readFileSync(described, 'utf8'));
  for (const [dependency, version] of Object.entries(dependencies)) {
    const link = path.join(folder, name, 'node_modules', dependency);
    mkdirSync(path.dirname(link), { recursive: true });
    const installed = path.join(REPOSITORY, name, 'node_modules', dependency);
    symlinkSync(version === 'workspace:*' ? path.join(folder, dependency) : installed, link);
  }
}

/** Reads `.dockerignore` as far as it goes here: `**` for any folders, `*` for any name, and all that is below. */
function ignoredPaths(): (file: string) => boolean {
  const patterns = readFileSync(path.join(REPOSITORY, '.dockerignore'), 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('#'))
    .map((line) => {
      const source = line
        .replaceAll('.', String.raw`\.`)
        .replaceAll('**/', '\u0000')
        .replaceAll('*', '[^/]*')
        .replaceAll('\u0000', '(?:.*/)?');
      return new RegExp(`^${source}(?:/|$)`);
    });
  return (file) => patterns.some((pattern) => pattern.test(file));
}

import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { ROOT } from '../workspace/workspace.ts';

const IN_IMAGE = ['shared-contracts', 'shared-build'];

let image: string;

/** What the container image has of these packages: their code, and their dependencies without those of development. */
beforeAll(async () => {
  image = await mkdtemp(join(tmpdir(), 'image-'));
  for (const name of IN_IMAGE) {
    for (const part of ['package.json', 'src'])
      await cp(join(ROOT, name, part), join(image, name, part), { recursive: true });
    const { dependencies }: { readonly dependencies: Readonly<Record<string, string>> } = JSON.parse(
      await readFile(join(ROOT, name, 'package.json'), 'utf8'),
    );
    for (const dependency of Object.keys(dependencies)) {
      const link = join(image, name, 'node_modules', dependency);
      await mkdir(dirname(link), { recursive: true });
      const target = IN_IMAGE.includes(dependency)
        ? join(image, dependency)
        : join(ROOT, name, 'node_modules', dependency);
      await symlink(target, link);
    }
  }
});
afterAll(() => rm(image, { recursive: true }));

/** Gives what a command says on its error stream. */
async function complaint(file: string): Promise<unknown> {
  const run = promisify(execFile)(process.execPath, [join(image, 'shared-build', 'src', 'cli', file)]);
  return run.then(
    () => undefined,
    (error: unknown) => Reflect.get(Object(error), 'stderr'),
  );
}

test.each([
  ['registry.ts', 'Usage: node'],
  ['guard.ts', 'guard needs the address of a server'],
])('%s runs with what the image has', async (file, sentence) => {
  expect(await complaint(file)).toContain(sentence);
});

test('what builds is not in the image', async () => {
  expect(await complaint('portal.ts')).toContain('ERR_MODULE_NOT_FOUND');
});

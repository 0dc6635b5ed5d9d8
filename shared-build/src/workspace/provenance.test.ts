import { execFileSync } from 'node:child_process';
import { appendFile, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { beforeEach, expect, test } from '@jest/globals';
import { writeWorkspace } from '../../test/support/writeWorkspace.ts';
import { buildKey, readProvenance, versionOf } from './provenance.ts';

const ID = 'mfe-sample';
const EARLIER = '2026-03-01T23:30:00-03:00';
const LATER = '2026-03-05T10:00:00+02:00';

let root: string;

function git(...args: readonly string[]): string {
  return execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();
}

/** Commits everything that there is; gives the commit. */
function commit(committedAt: string, author: string): string {
  const who = ['-c', `user.name=${author}`, '-c', 'user.email=person@portal.example'];
  git('add', '--all');
  execFileSync('git', [...who, 'commit', '--quiet', '--no-gpg-sign', '--message', 'Change'], {
    cwd: root,
    env: { ...process.env, GIT_AUTHOR_DATE: '2020-01-01T00:00:00Z', GIT_COMMITTER_DATE: committedAt },
  });
  return git('rev-parse', 'HEAD');
}

/** A repository without a commit. */
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'provenance-'));
  await writeWorkspace(root);
  git('init', '--quiet');
});

test('a release names the newest commit that changed what it is built from, its time and its author', async () => {
  const first = commit(EARLIER, 'Ελένη Παππά');
  await appendFile(join(root, 'shared-pdf/src/index.ts'), 'changed');
  await appendFile(join(root, 'mfe-sample/src/index.test.ts'), 'changed');
  commit(LATER, 'Somebody else');
  const provenance = readProvenance(ID, root);
  expect(provenance).toEqual({
    commit: first,
    committedAt: '2026-03-02T02:30:00.000Z',
    author: 'Ελένη Παππά',
  });
  expect(versionOf(ID, provenance, root)).toBe(`2026.03.02-${first.slice(0, 8)}`);
});

test('a change of a shared package that it holds is one of its own', async () => {
  commit(EARLIER, 'Ελένη Παππά');
  await appendFile(join(root, 'shared-ui/src/index.ts'), 'changed');
  const second = commit(LATER, 'Somebody else');
  expect(readProvenance(ID, root)).toMatchObject({ commit: second, author: 'Somebody else' });
});

test('the same files are another build once they are committed', async () => {
  commit(EARLIER, 'Ελένη Παππά');
  await appendFile(join(root, 'mfe-sample/src/index.ts'), 'changed');
  const before = buildKey(ID, root);
  expect(buildKey(ID, root)).toBe(before);
  commit(LATER, 'Ελένη Παππά');
  expect(buildKey(ID, root)).not.toBe(before);
});

test('an author is named as the mailmap has it', async () => {
  await writeFile(join(root, '.mailmap'), 'Sample team <team@portal.example> <person@portal.example>\n');
  commit(EARLIER, 'Ελένη Παππά');
  expect(readProvenance(ID, root)?.author).toBe('Sample team');
});

test.each([
  ['changed', 'mfe-sample/src/index.ts', true],
  ['added', 'mfe-sample/src/new.ts', true],
  ['changed of a test', 'mfe-sample/src/index.test.ts', undefined],
  ['changed elsewhere', 'shared-pdf/src/index.ts', undefined],
])('what is %s and not committed shows where it is built in', async (_what, file, isDirty) => {
  commit(EARLIER, 'Ελένη Παππά');
  await appendFile(join(root, file), 'changed');
  const provenance = readProvenance(ID, root);
  expect(provenance?.isDirty).toBe(isDirty);
  expect(versionOf(ID, provenance, root).endsWith('-dirty')).toBe(isDirty === true);
});

test('a shallow clone that lacks the commit says nothing rather than another one', async () => {
  commit(EARLIER, 'Ελένη Παππά');
  await appendFile(join(root, 'shared-pdf/src/index.ts'), 'changed');
  const second = commit(LATER, 'Somebody else');
  const [source, clone] = [pathToFileURL(root).href, `${root}-clone`];
  git('clone', '--quiet', '--depth', '1', source, clone);
  expect(readProvenance(ID, clone)).toBeUndefined();
  await appendFile(join(root, 'mfe-sample/src/index.ts'), 'changed');
  const third = commit(LATER, 'Somebody else');
  git('clone', '--quiet', '--depth', '2', source, `${clone}-2`);
  expect(readProvenance(ID, `${clone}-2`)?.commit).toBe(third);
  expect(third).not.toBe(second);
});

test('without a repository, or before its first commit, the version is that of the package', async () => {
  expect(readProvenance(ID, root)).toBeUndefined();
  const plain = await mkdtemp(join(tmpdir(), 'plain-'));
  await writeWorkspace(plain);
  expect(readProvenance(ID, plain)).toBeUndefined();
  expect(versionOf(ID, undefined, plain)).toBe('0.1.0');
});

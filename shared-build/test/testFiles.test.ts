import { globSync } from 'node:fs';
import path from 'node:path';
import { testFiles } from '../../scripts/lib/tests/testFiles.mjs';
import { ROOT } from '../src/workspace/workspace.ts';

const { node, jest: ofJest } = testFiles();

test('every test file of the repository is run by one program, and by one alone', () => {
  const found = globSync('*/{src,test}/**/*.test.{ts,tsx}', { cwd: ROOT }).map((file) =>
    file.split(path.sep).join('/'),
  );
  expect(found.length).toBeGreaterThan(400);
  expect([...node, ...ofJest].sort()).toEqual(found.sort());
  expect(node.filter((file) => ofJest.includes(file))).toEqual([]);
});

test('a component is tested with a document', () => {
  expect(node.filter((file) => file.endsWith('.tsx'))).toEqual([]);
});

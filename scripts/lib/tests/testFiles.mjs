import { packageNames, runsInBrowser } from '../packages/packages.mjs';
import { repositoryFiles } from '../packages/repositoryFiles.mjs';

/**
 * Tells which program runs each test file, by its path alone, so that no file can be left out or be run twice. Jest has what lies beside the
 * code and needs a document, of packages that run in a browser: `.test.tsx`, and `.dom.test.ts` where no component is drawn. Node's own
 * runner has all others. Journeys in e2e are no such files.
 *
 * - result: paths from the repository's root, with forward slashes, in alphabetical order
 *
 * Throws when a file belongs to no package.
 */
export function testFiles() {
  const names = packageNames().filter((name) => name !== 'e2e');
  const found = repositoryFiles()
    .filter((path) => /\.test\.[cm]?[jt]sx?$/.test(path))
    .sort();
  const homeless = found.filter((path) => !names.includes(path.split('/')[0]));
  if (homeless.length > 0) throw new Error(`No program runs these tests: ${homeless.join(', ')}`);
  const needsDocument = (path) => {
    const [name, folder] = path.split('/');
    return folder === 'src' && /\.tsx$|\.dom\.test\.ts$/.test(path) && runsInBrowser(name);
  };
  return { jest: found.filter(needsDocument), node: found.filter((path) => !needsDocument(path)) };
}

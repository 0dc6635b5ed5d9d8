import webpack from 'webpack';
import { buildShellPage } from '../compile/compile.ts';
import { writeIndexPage } from '../portalPage/indexPage.ts';
import { moduleConfig } from '../compile/moduleConfig.ts';
import { publish } from '../publish/publish.ts';
import { publishTogether } from '../publish/publishTogether.ts';
import { shellConfig } from '../compile/shellConfig.ts';
import { SHELL_ID, buildFolder } from '../workspace/workspace.ts';

/**
 * Builds the shell or a module for development, again whenever one of its files changes, and puts it into the portal at once.
 *
 * The portal must have been built before. Never resolves; a page that is loaded anew shows the change.
 */
export function watch(id: string, portal: string, report: (line: string) => void): Promise<never> {
  const compiler = webpack(id === SHELL_ID ? shellConfig('development') : moduleConfig(id, 'development'));
  return new Promise((_resolve, reject) => {
    compiler.watch({}, (error, stats) => {
      if (error !== null) {
        reject(error);
        return;
      }
      if (stats === undefined || stats.hasErrors()) {
        report(stats?.toString({ all: false, errors: true }) ?? 'no result');
        return;
      }
      putIntoPortal(id, portal).then(() => report(`${id}: in the portal, load the page anew`), reject);
    });
  });
}

async function putIntoPortal(id: string, portal: string): Promise<void> {
  if (id === SHELL_ID) {
    await buildShellPage();
    await publishTogether(portal, async () => ({ shell: buildFolder(id), modules: [] }));
  } else await publish(buildFolder(id), portal);
  await writeIndexPage(portal);
}

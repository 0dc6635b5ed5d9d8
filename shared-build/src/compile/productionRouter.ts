import { createRequire } from 'node:module';
import { join } from 'node:path';
import { packageFolder } from '../workspace/workspace.ts';

/**
 * Names the router's files for production: its package gives those for development to every bundler.
 *
 * - result: what stands for which request, as webpack's `resolve.alias` takes it
 */
export function productionRouter(): Readonly<Record<string, string>> {
  const fromPortal = createRequire(join(packageFolder('shared-ui'), 'package.json'));
  const fromRouter = createRequire(fromPortal.resolve('react-router-dom'));
  const folder = join(fromRouter.resolve('react-router'), '..', '..', 'production');
  return {
    'react-router$': join(folder, 'index.mjs'),
    'react-router/dom$': join(folder, 'dom-export.mjs'),
  };
}

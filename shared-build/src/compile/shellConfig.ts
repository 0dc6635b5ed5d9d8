import type { Configuration } from 'webpack';
import { shellFederation } from '../sharing/federation.ts';
import { shellReleasePlugin } from './shellReleasePlugin.ts';
import { billFor } from '../supply/billOfMaterials.ts';
import { offeredVersions } from '../sharing/sharePolicy.ts';
import { releaseMaps } from './sourceMaps.ts';
import { browserPreset } from './webpackPreset.ts';
import type { BuildMode } from '../workspace/buildMode.ts';
import { SHELL_ID } from '../workspace/workspace.ts';

const SHELL_CONTAINER = 'portal_shell';

/** As many files of lists and forms are loaded when a page first asks: `list` and `fields` of shared-ui, `pages`, `edit` and `wizard` of shared-record. */
const USED_BY_ALL_CONTROLS = 5;

/** Gives the webpack configuration of the shell: provides all shared entry points, knows no module while it is built. */
export function shellConfig(mode: BuildMode = 'production'): Configuration {
  const preset = releaseMaps(browserPreset(SHELL_ID, SHELL_CONTAINER, mode), mode);
  return {
    ...preset,
    entry: { main: './src/main.tsx' },
    optimization: {
      ...preset.optimization,
      splitChunks: {
        cacheGroups: {
          defaultVendors: false,
          // What the shell's own rules and its modules need of it are in one file: two would be one more request.
          zod: {
            test: /[\\/](zod|offered)[\\/]/,
            name: 'zod',
            chunks: 'async',
            priority: 1,
            enforce: true,
          },
          // So is what lists and forms have in common, else three files.
          controls: { name: 'controls', chunks: 'async', minChunks: USED_BY_ALL_CONTROLS, enforce: true },
        },
      },
    },
    plugins: [
      ...(preset.plugins ?? []),
      ...shellFederation(),
      shellReleasePlugin({ shares: offeredVersions(), bill: billFor(SHELL_ID, mode) }),
    ],
  };
}

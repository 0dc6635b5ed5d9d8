import type { Configuration } from 'webpack';
import { shellFederation } from './federation.ts';
import { shellReleasePlugin } from './shellReleasePlugin.ts';
import { billFor } from './supply/billOfMaterials.ts';
import { offeredVersions } from './sharePolicy.ts';
import { releaseMaps } from './sourceMaps.ts';
import { type BuildMode, browserPreset } from './webpackPreset.ts';
import { SHELL_ID } from './workspace.ts';

const SHELL_CONTAINER = 'portal_shell';

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
          zod: { test: /[\\/](zod|offered)[\\/]/, name: 'zod', chunks: 'async', enforce: true },
        },
      },
    },
    plugins: [
      ...(preset.plugins ?? []),
      shellFederation(SHELL_CONTAINER),
      shellReleasePlugin({ shares: offeredVersions(), bill: billFor(SHELL_ID, mode) }),
    ],
  };
}

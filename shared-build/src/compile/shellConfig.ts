import type { ChunkGraph, Configuration, Module } from 'webpack';
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
/** Entry point that `module.tsx` of each module imports. */
const OF_EVERY_MODULE = ' shared-record/pages@';

/** Tells what lists and forms have in common, and what each module asks for before its first page. */
function isOfAllControls(module: Module, { chunkGraph }: { readonly chunkGraph: ChunkGraph }): boolean {
  const chunks = [...chunkGraph.getModuleChunksIterable(module)];
  const origins = chunks.flatMap((chunk) => [...chunk.groupsIterable]).flatMap((group) => group.origins);
  return (
    chunks.length >= USED_BY_ALL_CONTROLS ||
    origins.some((origin) => origin.module?.identifier().includes(OF_EVERY_MODULE))
  );
}

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
          // One file, else five: each would be one more request.
          controls: { name: 'controls', chunks: 'async', test: isOfAllControls, enforce: true },
        },
      },
    },
    plugins: [
      ...(preset.plugins ?? []),
      shellFederation(),
      shellReleasePlugin({ shares: offeredVersions(), bill: billFor(SHELL_ID, mode) }),
    ],
  };
}

import type { Configuration } from 'webpack';
import { containerOptions, moduleFederation } from '../sharing/federation.ts';
import { readModuleDescription } from '../release/moduleDescription.ts';
import { readModuleNews } from '../release/moduleNews.ts';
import { federationManifest } from './federationManifest.ts';
import { lateHashes } from './lateHashes.ts';
import { ENTRY_FILE, moduleReleasePlugin } from './moduleReleasePlugin.ts';
import { readProvenance, versionOf } from '../workspace/provenance.ts';
import { PAGES_FILE } from '../release/releaseFile.ts';
import { RELEASE_PLACEHOLDER, containerName } from '../release/releaseName.ts';
import { billFor } from '../supply/billOfMaterials.ts';
import { shareRanges } from '../sharing/sharePolicy.ts';
import { releaseMaps } from './sourceMaps.ts';
import { browserPreset } from './webpackPreset.ts';
import type { BuildMode } from '../workspace/buildMode.ts';
import { workerMaps } from './workerMaps.ts';
import { workerRule } from './workerRule.ts';
import { packageFolder } from '../workspace/workspace.ts';

/**
 * Gives the webpack configuration of a module: one container that exposes `./module`, with no copy of anything shared.
 *
 * - id: package folder, `mfe-…`
 * - `new URL('./some.worker.ts', import.meta.url)` in its code gives the address of a worker that is compiled on its own
 * - the container's name and the chunk namespace hold the release, so that two releases never mix on one page; `release` is what stands for
 *   its name there
 */
export function moduleConfig(
  id: string,
  mode: BuildMode = 'production',
  release: string = RELEASE_PLACEHOLDER,
): Configuration {
  const folder = packageFolder(id);
  const description = readModuleDescription(folder);
  // While it is developed, the commit changes and the build goes on.
  const provenance = mode === 'production' ? readProvenance(id) : undefined;
  const version = versionOf(id, provenance);
  const container = containerName(id, release);
  const federated = containerOptions(container, ENTRY_FILE, { import: './src/module.tsx', name: 'module' });
  const preset = releaseMaps(browserPreset(id, container, mode), mode);
  return {
    ...preset,
    entry: {},
    module: { rules: [...(preset.module?.rules ?? []), workerRule(id, mode)] },
    plugins: [
      ...(preset.plugins ?? []),
      workerMaps(id, mode),
      moduleFederation(federated),
      ...(mode === 'production' ? [lateHashes(PAGES_FILE), federationManifest(federated)] : []),
      moduleReleasePlugin({
        description,
        news: readModuleNews(folder, description),
        version,
        provenance,
        container,
        share: shareRanges(),
        bill: billFor(id, mode),
      }),
    ],
  };
}

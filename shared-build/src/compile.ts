import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import webpack from 'webpack';
import type { Configuration } from 'webpack';
import { BOOT_FILE, BOOT_FOLDER, bootConfig } from './bootConfig.ts';
import { moduleConfig } from './moduleConfig.ts';
import { precompressFolder } from './precompress.ts';
import { shellConfig } from './shellConfig.ts';
import { assembleShell } from './shellFiles.ts';
import type { ShellRelease } from './shellRelease.ts';
import { SHELL_ID, buildFolder, packageFolder } from './workspace.ts';

/** Builds the shell or a module into its own `dist` folder, ready to be published. Throws with webpack's own report. */
export async function compile(id: string): Promise<void> {
  if (id === SHELL_ID) {
    await runWebpack(shellConfig());
    await buildShellPage();
  } else {
    await runWebpack(moduleConfig(id));
  }
  await precompressFolder(buildFolder(id));
}

/** Adds the page with its inline script to the shell's compiled code. */
export async function buildShellPage(): Promise<ShellRelease> {
  await runWebpack(bootConfig());
  return assembleShell({
    built: buildFolder(SHELL_ID),
    page: join(packageFolder(SHELL_ID), 'page'),
    bootScript: (await readFile(join(BOOT_FOLDER, BOOT_FILE), 'utf8')).trim(),
  });
}

/** Runs webpack to its end. Throws with its report when something does not compile; warnings count as well. */
export async function runWebpack(configuration: Configuration): Promise<void> {
  const compiler = webpack(configuration);
  const stats = await new Promise<webpack.Stats>((resolve, reject) => {
    compiler.run((error, result) => {
      compiler.close(() =>
        result === undefined ? reject(error ?? new Error('webpack gave no result')) : resolve(result),
      );
    });
  });
  if (stats.hasErrors() || stats.hasWarnings()) {
    throw new Error(stats.toString({ all: false, errors: true, warnings: true, errorDetails: true }));
  }
}

import webpack from 'webpack';
import type { WebpackPluginInstance } from 'webpack';
import { CHUNK_LOAD_TIMEOUT_MS } from '../workspace/limits.ts';

/**
 * Lets a module learn the hashes of its later files when it first asks for one, from the file that says what its pages need: its own hash is in the
 * registry. A visit that stays with what came first spares them.
 *
 * A file whose hash nobody states is not loaded. The table is that of `integrityHook`.
 *
 * - file: name of that file, a `PageFiles`, beside the entry
 */
export function lateHashes(file: string): WebpackPluginInstance {
  const { loadScript, publicPath } = webpack.runtime.RuntimeGlobals;
  return {
    apply(compiler) {
      compiler.hooks.compilation.tap('LateHashes', (compilation) => {
        compilation.hooks.runtimeRequirementInTree
          .for(loadScript)
          .tap('LateHashes', (chunk, requirements) => {
            requirements.add(publicPath);
            compilation.addRuntimeModule(chunk, new LateHashes(file));
          });
      });
    },
  };
}

class LateHashes extends webpack.runtime.RuntimeModule {
  readonly #file: string;

  constructor(file: string) {
    super('late hashes', webpack.runtime.RuntimeModule.STAGE_TRIGGER);
    this.#file = file;
  }

  override generate(): string {
    return lateHashesCode(this.#file);
  }
}

/** Gives the code of it, within webpack's own. */
export function lateHashesCode(file: string): string {
  const { loadScript, publicPath } = webpack.runtime.RuntimeGlobals;
  return `
const load = ${loadScript};
const hashes = self.portalIntegrity ??= {};
let coming;
const learn = async () => {
  const base = ${publicPath}, list = base + ${JSON.stringify(file)};
  if (!hashes[list]) throw new Error(list + ' has no hash');
  const answer = await fetch(list, { integrity: hashes[list], signal: AbortSignal.timeout(${CHUNK_LOAD_TIMEOUT_MS}) });
  for (const { code, texts } of Object.values(await answer.json()))
    for (const part of [code, ...Object.values(texts)])
      for (const name in part) hashes[base + name] ??= part[name];
};
${loadScript} = (url, done, ...rest) => {
  if (hashes[url]) return load(url, done, ...rest);
  coming ??= learn().catch((error) => { coming = undefined; return error; });
  coming.then((error) => {
    if (hashes[url]) load(url, done, ...rest);
    else done({ type: error?.name === 'TimeoutError' ? 'timeout' : 'error', target: { src: url } });
  });
};`;
}

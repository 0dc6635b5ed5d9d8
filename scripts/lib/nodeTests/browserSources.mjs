import { readFileSync } from 'node:fs';
import { createRequire, registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';

// Sources of a browser package are written for its bundler: components, which Node cannot read by itself, and data imported as they are.

const COMPONENT = {
  jsc: {
    parser: { syntax: 'typescript', tsx: true },
    transform: { react: { runtime: 'automatic' } },
    target: 'es2023',
  },
  sourceMaps: 'inline',
};
const require = createRequire(import.meta.url);

registerHooks({
  load(url, context, next) {
    if (!url.startsWith('file:')) return next(url, context);
    if (url.endsWith('.tsx')) return asModule(compiled(fileURLToPath(url)));
    const { conditions, importAttributes } = context;
    if (url.endsWith('.json') && conditions.includes('import') && importAttributes.type === undefined)
      return asModule(`export default ${readFileSync(fileURLToPath(url), 'utf8')};`);
    return next(url, context);
  },
});

const asModule = (source) => ({ format: 'module', source, shortCircuit: true });

/** The compiler is read by the first component: most packages have none in reach of these tests. */
function compiled(filename) {
  const { transformSync } = require('@swc/core');
  return transformSync(readFileSync(filename, 'utf8'), { ...COMPONENT, filename }).code;
}

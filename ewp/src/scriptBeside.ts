import path from 'node:path';

/**
 * Gives the address of a thread's script that lies beside a module. It ends as the module does: in `.ts` where this runs from its sources, in `.js`
 * where it was built.
 *
 * - name: without its ending
 * - module: `import.meta.url`
 */
export function scriptBeside(name: string, module: string): URL {
  return new URL(`./${name}${path.extname(new URL(module).pathname)}`, module);
}

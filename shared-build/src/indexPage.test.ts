import { expect, describe, test } from '@jest/globals';
import { buildDescription, buildRelease } from '../test/support/buildRelease.ts';
import { renderIndexPage } from './indexPage.ts';
import { activated } from './publish.ts';
import type { ShellRelease } from './shellRelease.ts';

const SHELL: ShellRelease = {
  release: 'abc',
  contract: 1,
  scripts: ['main.js'],
  shares: {},
  shareFiles: { 'shared-ui/list': ['list.js'] },
  locales: { en: ['en.js'], el: ['el.js'] },
  files: {},
};
const TEMPLATE = '<script type="application/json" id="portal-boot">{boot-data}</script>';

describe('renderIndexPage', () => {
  test('puts the registry and the files of the shell into the page', () => {
    const { release } = buildRelease();
    const registry = {
      schema: 1,
      sequence: 7,
      modules: { 'mfe-sample': activated(undefined, release) },
    } as const;
    const page = renderIndexPage(TEMPLATE, SHELL, registry);

    const data: unknown = JSON.parse(page.replace(/<[^>]+>/g, ''));
    expect(data).toEqual({
      registry,
      shell: { base: '/shell/abc/', shareFiles: SHELL.shareFiles, locales: SHELL.locales },
    });
  });

  test('lets no text of a module end the block or be taken for a pattern', () => {
    const name = { en: "</script><script>alert(1)</script>$&$'", el: 'x' };
    const { release } = buildRelease({ description: buildDescription({ name }) });
    const registry = {
      schema: 1,
      sequence: 1,
      modules: { 'mfe-sample': activated(undefined, release) },
    } as const;
    const page = renderIndexPage(TEMPLATE, SHELL, registry);

    expect(page.match(/<\/script>/g)).toHaveLength(1);
    const block = page.slice(page.indexOf('>') + 1, page.lastIndexOf('</script>'));
    expect(JSON.parse(block).registry.modules['mfe-sample'].release.description.name.en).toBe(name.en);
  });
});

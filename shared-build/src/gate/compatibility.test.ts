import { randomBytes } from 'node:crypto';
import { expect, describe, test } from '@jest/globals';
import type { ModuleDescription } from 'shared-contracts/releases/module.ts';
import { buildDescription, buildRelease } from '../../test/support/buildRelease.ts';
import { type Candidate, incompatibilities } from './compatibility.ts';
import type { CompiledModule } from '../release/releaseFile.ts';
import type { ShellRelease } from '../release/shellRelease.ts';

const SHELL: ShellRelease = {
  release: 'abc',
  contract: 2,
  scripts: [],
  shares: { react: '19.3.1', 'shared-ui/core': '0.1.4' },
  shareFiles: {},
  locales: { en: [], el: [] },
  files: {},
};

function candidate(changes: Partial<CompiledModule> = {}): Candidate {
  return buildRelease(changes);
}

describe('incompatibilities', () => {
  test('finds nothing when everything fits', () => {
    expect(incompatibilities(SHELL, [candidate()])).toEqual([]);
  });

  test('names the share that the shell has only in another version', () => {
    const problems = incompatibilities(SHELL, [candidate({ share: { 'shared-ui/core': '^0.2.0' } })]);

    expect(problems).toEqual([
      'mfe-sample needs shared-ui/core ^0.2.0, the shell in force offers 0.1.4: release the shell first.',
    ]);
  });

  test('tells a module to be built anew when the shell has moved past it', () => {
    const problems = incompatibilities(SHELL, [candidate({ share: { 'shared-ui/core': '~0.0.9' } })]);

    expect(problems.join()).toContain('mfe-sample has to be built against that');
  });

  test('names the share that the shell does not have', () => {
    const problems = incompatibilities(SHELL, [candidate({ share: { 'shared-ui/wizard': '^0.1.0' } })]);

    expect(problems).toEqual([
      'mfe-sample needs shared-ui/wizard, which the shell in force does not offer: release the shell first.',
    ]);
  });

  test.each([
    [{ 'shared-ui/core': '^0.2.0' }, 'needs shared-ui/core ^0.2.0 of the shell, it offers 0.1.4'],
    [
      { 'shared-ui/wizard': '^0.1.0' },
      'needs shared-ui/wizard ^0.1.0 of the shell, which it no longer offers',
    ],
  ])('says that a module in force has to move before a shell with other shares: %j', (share, what) => {
    const one = candidate({ share });

    expect(incompatibilities(SHELL, [one], 'shell')).toEqual([
      `mfe-sample ${one.release.release} in force ${what}: mfe-sample has to move first.`,
    ]);
  });

  describe('with an earlier major of a shared package beside the present one', () => {
    const both: ShellRelease = {
      ...SHELL,
      shares: { react: '19.3.1', 'shared-ui/core': '1.0.0', 'shared-ui/core@0.1': '0.1.9' },
      offers: { 'shared-ui/core': ['Table'], 'shared-ui/core@0.1': ['Rows'] },
    };
    const built = (range: string, name: string) =>
      candidate({ share: { 'shared-ui/core': range }, usedExports: { 'shared-ui/core': [name] } });

    test.each([
      ['^1.0.0', 'Table', ''],
      ['^0.1.4', 'Rows', ''],
      ['^0.1.4', 'Table', 'uses `Table` of shared-ui/core'],
      ['^1.0.0', 'Rows', 'uses `Rows` of shared-ui/core'],
      ['^0.2.0', 'Rows', 'needs shared-ui/core ^0.2.0'],
    ])('holds a module against the one that it takes: %s, %s', (range, name, problem) => {
      const problems = incompatibilities(both, [built(range, name)]).join();

      expect(problems).toContain(problem);
      expect(problems === '').toBe(problem === '');
    });

    test('counts the present one alone for a release of an earlier time, which cannot choose', () => {
      const { release, report } = built('^0.1.4', 'Rows');
      const { choosesVersion: _not, ...earlier } = report;

      expect(incompatibilities(both, [{ release, report: earlier }], 'shell').join()).toContain(
        'has to move first',
      );
    });
  });

  describe('of single exports', () => {
    const offering = { ...SHELL, offers: { 'shared-ui/core': ['Button', 'Icon'] } };
    const using = (...names: readonly string[]) => candidate({ usedExports: { 'shared-ui/core': names } });

    test('finds nothing when the shell offers all that is used', () => {
      expect(incompatibilities(offering, [using('Button')])).toEqual([]);
      expect(incompatibilities(offering, [using('*')])).toEqual([]);
    });

    test('refuses a module that uses what the shell in force does not offer', () => {
      expect(incompatibilities(offering, [using('Icon', 'Dialog')])).toEqual([
        'mfe-sample uses `Dialog` of shared-ui/core, which the shell in force does not offer: release the shell first.',
      ]);
    });

    test('refuses a shell that no longer offers what a module in force uses', () => {
      const one = using('Dialog', 'Tabs');

      expect(incompatibilities(offering, [one], 'shell')).toEqual([
        `The shell no longer offers \`Dialog\`, \`Tabs\` of shared-ui/core, which mfe-sample ${one.release.release} in force uses: mfe-sample has to move first.`,
      ]);
    });

    test('goes by the ranges alone where a release or a shell of an earlier time names no exports', () => {
      const { release, report } = using('Dialog');
      const { usedExports: _unknown, ...earlier } = report;

      expect(incompatibilities(SHELL, [using('Dialog')], 'shell')).toEqual([]);
      expect(incompatibilities(offering, [{ release, report: earlier }], 'shell')).toEqual([]);
    });
  });

  test.each([
    [['profile_view'], 'module', ''],
    [['iia_list'], 'module', 'which the shell in force does not know: release the shell first'],
    [['iia_list'], 'shell', 'which the shell does not know: mfe-sample has to move first'],
  ] as const)('holds permissions against those that the shell knows: %j, %s', (permissions, mover, what) => {
    const problems = incompatibilities({ ...SHELL, permissions }, [candidate()], mover).join();

    expect(problems).toContain(what);
    expect(problems === '').toBe(what === '');
  });

  test.each(['module', 'shell'] as const)('misses a language whichever side moves: %s', (mover) => {
    const description = buildDescription({ languages: ['en'] });

    expect(incompatibilities(SHELL, [candidate({ description })], mover)).toEqual([
      'mfe-sample has no texts in el.',
    ]);
  });

  test.each([1, 3])(
    'names the command that moves both sides when the shell speaks contract %i',
    (contract) => {
      for (const mover of ['module', 'shell'] as const)
        expect(incompatibilities({ ...SHELL, contract }, [candidate()], mover).join()).toContain(
          'neither can move first: `publish together',
        );
    },
  );

  test.each([
    'react',
    'react-dom',
    '@fluentui/react-button',
    '@griffel/core',
    '@tanstack/react-query',
    'oidc-client-ts',
  ])('refuses a module that brings its own %s', (name) => {
    expect(incompatibilities(SHELL, [candidate({ bundled: ['zod', name] })]).join()).toContain(
      `its own ${name}`,
    );
  });

  describe('of what a page costs', () => {
    const [list] = buildDescription().routes;
    const view = { ...list!, id: 'sampleView', path: '/samples/:id' };
    const withPages = (budgets: ModuleDescription['budgets']) =>
      candidate({
        description: buildDescription({ routes: [list!, view], budgets }),
        preload: { sampleList: ['module.js'], sampleView: ['module.js'] },
        pageParts: { sampleView: { code: ['sampleView.js'], texts: { en: [], el: [] } } },
        heaviest: {
          sampleView: [
            { input: 'pdfjs-dist', bytes: 900_000 },
            { input: 'mfe-sample/src/features/sampleView/SampleView.tsx', bytes: 4000 },
          ],
        },
        files: new Map<string, string | Buffer>([
          ...['entry.js', 'module.js', 'en.js', 'el.js'].map((name) => [name, 'const a = 1;'] as const),
          ['sampleView.js', randomBytes(2000)],
        ]),
      });

    test.each(['module', 'shell'] as const)(
      'names a page that is dearer than its budget, not the first one alone: %s',
      (mover) => {
        const problems = incompatibilities(SHELL, [withPages({ firstRouteGzip: 1000 })], mover);

        expect(problems).toEqual([
          expect.stringMatching(
            /^mfe-sample costs \d+ bytes \(gzip\) when \/samples\/:id is opened, its budget is 1000\. The heaviest in it, before they are made smaller: pdfjs-dist \(900000\), mfe-sample\/src\/features\/sampleView\/SampleView\.tsx \(4000\)\.$/,
          ),
        ]);
      },
    );

    test('lets a page cost what its own budget says, and no more', () => {
      const own = (gzip: number) => ({ sampleView: { gzip, reason: 'It draws documents.' } });

      expect(incompatibilities(SHELL, [withPages({ firstRouteGzip: 1000, routes: own(5000) })])).toEqual([]);
      expect(
        incompatibilities(SHELL, [withPages({ firstRouteGzip: 1000, routes: own(1500) })]).join(),
      ).toContain('its budget is 1500');
    });

    test('refuses a budget for a page that the module does not have', () => {
      const routes = { sampleForm: { gzip: 1, reason: 'It was there.' } };

      expect(incompatibilities(SHELL, [withPages({ firstRouteGzip: 9000, routes })])).toEqual([
        'mfe-sample has a budget for sampleForm, which is no route of it.',
      ]);
    });

    test('goes by the first page where a release of an earlier time tells no more', () => {
      const description = buildDescription({ budgets: { firstRouteGzip: 10 } });
      const { release, report } = candidate({ description });
      const { routes: _not, ...earlier } = report;

      expect(incompatibilities(SHELL, [{ release, report: earlier }]).join()).toMatch(/its budget is 10\.$/);
    });
  });

  test.each(['module', 'shell'] as const)('refuses an address that two modules claim: %s', (mover) => {
    const other = candidate({ description: buildDescription({ id: 'mfe-other' }) });

    expect(incompatibilities(SHELL, [candidate(), other], mover)).toEqual([
      'The address /samples is claimed by mfe-sample and mfe-other.',
    ]);
  });
});

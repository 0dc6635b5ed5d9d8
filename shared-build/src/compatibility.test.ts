import { expect, describe, test } from '@jest/globals';
import { buildDescription, buildRelease } from '../test/support/buildRelease.ts';
import { type Candidate, firstRouteGzip, incompatibilities } from './compatibility.ts';
import type { CompiledModule } from './releaseFile.ts';
import type { ShellRelease } from './shellRelease.ts';

const SHELL: ShellRelease = {
  release: 'abc',
  contract: 1,
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

    expect(problems).toEqual(['mfe-sample needs shared-ui/core ^0.2.0, the shell offers 0.1.4.']);
  });

  test('names the share that the shell does not have', () => {
    const problems = incompatibilities(SHELL, [candidate({ share: { 'shared-ui/wizard': '^0.1.0' } })]);

    expect(problems).toEqual(['mfe-sample needs shared-ui/wizard, which the shell does not offer.']);
  });

  test.each([
    [2, 'mfe-sample has to be released first'],
    [0, 'the shell has to be released first'],
  ])('tells who moves first when the shell speaks contract %i', (contract, sentence) => {
    expect(incompatibilities({ ...SHELL, contract }, [candidate()]).join()).toContain(sentence);
  });

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

  test('refuses a route that is dearer than the budget', () => {
    const description = buildDescription({ budgets: { firstRouteGzip: 10 } });

    expect(incompatibilities(SHELL, [candidate({ description })]).join()).toMatch(
      /costs \d+ bytes .* budget is 10/,
    );
  });

  test('refuses an address that two modules claim', () => {
    const other = candidate({ description: buildDescription({ id: 'mfe-other' }) });

    expect(incompatibilities(SHELL, [candidate(), other])).toEqual([
      'The address /samples is claimed by mfe-sample and mfe-other.',
    ]);
  });
});

describe('firstRouteGzip', () => {
  test('counts entry, the files of the route, and the larger language', () => {
    const { release } = candidate();
    const gzip = { 'entry.js': 1000, 'module.js': 200, 'en.js': 30, 'el.js': 40 };

    expect(firstRouteGzip({ release, report: { gzip, bundled: [] } }, 'sampleList')).toBe(1240);
  });
});

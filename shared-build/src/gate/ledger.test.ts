import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { expect, test } from '@jest/globals';
import { buildDescription, buildRelease } from '../../test/support/buildRelease.ts';
import { makePortal } from '../../test/support/portalOfTest.ts';
import { ledgerText, readLedger } from './ledger.ts';
import { publish } from '../publish/publish.ts';
import type { BuildReport } from '../release/releaseFile.ts';

async function release(portal: string, id: string, usedExports: BuildReport['usedExports']): Promise<string> {
  const description = buildDescription({ id });
  const { files, release: made, report } = buildRelease({ description });
  const folder = join(dirname(portal), id);
  await mkdir(folder);
  for (const [name, content] of files) await writeFile(join(folder, name), content);
  await writeFile(join(folder, 'release.json'), JSON.stringify(made));
  await writeFile(join(folder, 'report.json'), JSON.stringify({ ...report, usedExports }));
  await publish(folder, portal);
  return `${id} ${made.release}`;
}

test('the ledger names the modules in force that use an export, also those that take the whole, and who says nothing', async () => {
  const { portal } = await makePortal();
  const shell = JSON.parse(await readFile(join(portal, 'shell.json'), 'utf8'));
  const offers = { 'shared-ui/core': ['Button', 'Icon'], 'shared-ui/list': ['Table'] };
  await writeFile(join(portal, 'shell.json'), JSON.stringify({ ...shell, offers }));
  const one = await release(portal, 'mfe-one', { 'shared-ui/core': ['Button'] });
  const whole = await release(portal, 'mfe-two', { 'shared-ui/core': ['*'] });
  const silent = await release(portal, 'mfe-three', undefined);

  const ledger = await readLedger(portal);
  expect(ledger).toEqual({
    lines: [
      { entryPoint: 'shared-ui/core', name: 'Button', usedBy: [one, whole] },
      { entryPoint: 'shared-ui/core', name: 'Icon', usedBy: [whole] },
      { entryPoint: 'shared-ui/list', name: 'Table', usedBy: [] },
    ],
    unknown: [silent],
  });
  expect(ledgerText(ledger)).toBe(
    [
      `shared-ui/core  Button  ${one}, ${whole}`,
      `shared-ui/core  Icon  ${whole}`,
      'shared-ui/list  Table  –',
      `${silent} does not say what it uses: it may be any of them`,
    ].join('\n'),
  );
});

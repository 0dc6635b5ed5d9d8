#!/usr/bin/env node
import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { createModule } from '../newModule/createModule.ts';
import { createRepository } from '../newModule/createRepository.ts';
import { IS_STANDALONE, ROOT } from '../workspace/workspace.ts';

// `pnpm create-module` in the workspace; `create-portal-module`, as it is packed, makes a repository of the module's own.

const USAGE = `Usage: ${IS_STANDALONE ? 'create-portal-module' : 'pnpm create-module'} <name> --en <title> --el <title in Greek> [options]

  --team <name>          who looks after it; "<title> team" unless given
  --team-el <name>       the same in Greek; "Ομάδα «<title in Greek>»" unless given
  --contact <address>    their e-mail address; <name>@portal.example unless given
  --permission <name>    what opens its first page; department_list unless given: whoever has any right may read what that shows
${
  IS_STANDALONE
    ? `  --portal <address>     the portal that it is developed in and checked against; http://localhost:8080 unless given
  --packages <place>     folder (from the repository) or address with the packed shared packages; unless given they come from npm's registry
  --folder <folder>      where its repository is made; here unless given`
    : `  --no-install           leave the lock file and the installed packages as they are`
}`;

try {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    allowNegative: true,
    options: {
      en: { type: 'string' },
      el: { type: 'string' },
      team: { type: 'string' },
      'team-el': { type: 'string' },
      contact: { type: 'string' },
      permission: { type: 'string', default: 'department_list' },
      install: { type: 'boolean', default: true },
      portal: { type: 'string', default: 'http://localhost:8080' },
      packages: { type: 'string' },
      folder: { type: 'string', default: '.' },
    },
  });
  const [name, ...more] = positionals;
  const { en, el, team, contact, permission, install, portal, packages, folder } = values;
  if (name === undefined || more.length > 0 || en === undefined || el === undefined) throw new Error(USAGE);
  const wanted = {
    name,
    en,
    el,
    team: team ?? `${en} team`,
    teamEl: values['team-el'] ?? `Ομάδα «${el}»`,
    contact: contact ?? `${name.replace(/^mfe-/, '')}@portal.example`,
    permission,
  };
  if (IS_STANDALONE) {
    const id = await createRepository({ ...wanted, portal, packages }, resolve(folder));
    console.log(
      `${id} is there. Next: git init, npm install, a first commit (releases name theirs), npm run ci`,
    );
  } else {
    const id = await createModule(wanted);
    console.log(`${id} is there.`);
    if (install) makeReady(id);
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

function makeReady(id: string): void {
  const isReady = [
    ['install', '--no-frozen-lockfile', '--prefer-offline'],
    ['exec', 'prettier', '--write', '--log-level', 'warn', id],
  ].every(
    (args) =>
      spawnSync('pnpm', args, { cwd: ROOT, stdio: 'inherit', shell: process.platform === 'win32' }).status ===
      0,
  );
  console.log(isReady ? `Next: pnpm --filter ${id} run ci` : 'Next: pnpm install');
}

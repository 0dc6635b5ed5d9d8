import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { createModule } from '../createModule.ts';
import { ROOT } from '../workspace.ts';

const USAGE = `Usage: pnpm create-module <name> --en <title> --el <title in Greek> [options]

  --team <name>          who looks after it; "<title> team" unless given
  --team-el <name>       the same in Greek; "Ομάδα «<title in Greek>»" unless given
  --contact <address>    their e-mail address; <name>@portal.example unless given
  --permission <name>    what opens its first page; department_list unless given: whoever has any right may read what that shows
  --no-install           leave the lock file and the installed packages as they are`;

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
    },
  });
  const [name, ...more] = positionals;
  const { en, el, team, contact, permission, install } = values;
  if (name === undefined || more.length > 0 || en === undefined || el === undefined) throw new Error(USAGE);
  const id = await createModule({
    name,
    en,
    el,
    team: team ?? `${en} team`,
    teamEl: values['team-el'] ?? `Ομάδα «${el}»`,
    contact: contact ?? `${name.replace(/^mfe-/, '')}@portal.example`,
    permission,
  });
  console.log(`${id} is there.`);
  if (install) makeReady(id);
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

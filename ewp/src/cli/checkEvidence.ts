#!/usr/bin/env node
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { checkCall, type CallToCheck } from '../keptCall.ts';

// node ewp/src/cli/checkEvidence.ts <folder>: checks the calls of a bundle by nothing but its files; fails when one of them was changed.

const [folder = '.'] = process.argv.slice(2);
const counts = { proved: 0, unsigned: 0, false: 0 };
for (const name of readdirSync(folder)
  .filter((file) => file.endsWith('.json'))
  .toSorted()) {
  // A bundle has nothing else; what somebody made of it, the check finds.
  const kept = JSON.parse(readFileSync(path.join(folder, name), 'utf8')) as CallToCheck;
  const checked = checkCall(kept);
  counts[checked.verdict] += 1;
  const reason = checked.verdict === 'false' ? `: ${checked.reason}` : '';
  process.stdout.write(`${checked.verdict.padEnd(8)} ${name}${reason}\n`);
}
process.stdout.write(`${counts.proved} proved, ${counts.unsigned} unsigned, ${counts.false} false\n`);
process.exitCode = counts.false > 0 || counts.proved + counts.unsigned === 0 ? 1 : 0;

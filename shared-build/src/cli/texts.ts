#!/usr/bin/env node
import { textFaults } from '../wording/textFaults.ts';
import { ROOT } from '../workspace/workspace.ts';

// `portal-texts` in a repository of one module alone.

const faults = textFaults(ROOT);
for (const fault of faults) console.error(fault);
process.exitCode = faults.length > 0 ? 1 : 0;

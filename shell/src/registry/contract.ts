import type { MODULE_CONTRACT } from 'shared-contracts/releases/module.ts';

/** The contract that this shell speaks; the type keeps it equal to the number of shared-contracts without its schemas. */
export const CONTRACT: typeof MODULE_CONTRACT = 2;

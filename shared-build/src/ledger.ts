import { inForceCandidates } from './gate.ts';
import { readActiveShell } from './indexPage.ts';
import { ALL_EXPORTS } from './sharedExports.ts';

/** An export that the shell in force offers, and the releases of modules in force that use it, as in `mfe-x 1.2.3-0a1b2c`. */
export type LedgerLine = {
  readonly entryPoint: string;
  readonly name: string;
  readonly usedBy: readonly string[];
};

/**
 * Who uses what the shell in force offers.
 *
 * - unknown: releases in force whose build did not write down what they use; they may use anything
 */
export type Ledger = { readonly lines: readonly LedgerLine[]; readonly unknown: readonly string[] };

/** Reads from a portal folder who uses which export of the shared entry points. What the shell uses itself its own build tells. */
export async function readLedger(portal: string): Promise<Ledger> {
  const { offers = {} } = await readActiveShell(portal);
  const users = (await inForceCandidates(portal)).map(({ release, report }) => ({
    who: `${release.id} ${release.release}`,
    used: report.usedExports,
  }));
  const usersOf = (entryPoint: string, name: string) =>
    users
      .filter(({ used }) => [name, ALL_EXPORTS].some((one) => used?.[entryPoint]?.includes(one)))
      .map(({ who }) => who);
  const lines = Object.entries(offers).flatMap(([entryPoint, names]) =>
    names.map((name) => ({ entryPoint, name, usedBy: usersOf(entryPoint, name) })),
  );
  return { lines, unknown: users.filter(({ used }) => used === undefined).map(({ who }) => who) };
}

/** Writes a ledger for people: a line for each export, and what is not known. */
export function ledgerText({ lines, unknown }: Ledger): string {
  return [
    ...lines.map(
      ({ entryPoint, name, usedBy }) =>
        `${entryPoint}  ${name}  ${usedBy.length === 0 ? '–' : usedBy.join(', ')}`,
    ),
    ...unknown.map((who) => `${who} does not say what it uses: it may be any of them`),
  ].join('\n');
}

import { type Candidate, offeredAs } from './compatibility.ts';
import { inForceCandidates } from './gate.ts';
import { readActiveShell } from '../portalPage/indexPage.ts';
import { ALL_EXPORTS, type SharedExports } from '../contents/sharedExports.ts';
import type { ShellRelease } from '../release/shellRelease.ts';

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
  const shell = await readActiveShell(portal);
  const users = (await inForceCandidates(portal)).map((candidate) => ({
    who: `${candidate.release.id} ${candidate.release.release}`,
    used: usedOf(shell, candidate),
  }));
  const usersOf = (entryPoint: string, name: string) =>
    users
      .filter(({ used }) => [name, ALL_EXPORTS].some((one) => used?.[entryPoint]?.includes(one)))
      .map(({ who }) => who);
  const lines = Object.entries(shell.offers ?? {}).flatMap(([entryPoint, names]) =>
    names.map((name) => ({ entryPoint, name, usedBy: usersOf(entryPoint, name) })),
  );
  return { lines, unknown: users.filter(({ used }) => used === undefined).map(({ who }) => who) };
}

/** Gives what a release uses by the name under which the shell offers it to that release. */
function usedOf(shell: ShellRelease, candidate: Candidate): SharedExports | undefined {
  const { usedExports } = candidate.report;
  const used = Object.entries(usedExports ?? {}).map(([share, names]) => {
    return [offeredAs(shell, candidate, share) ?? share, names] as const;
  });
  return usedExports === undefined ? undefined : Object.fromEntries(used);
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

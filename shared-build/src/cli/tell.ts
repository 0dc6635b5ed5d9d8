import { closedWaysBack } from '../gate/gate.ts';
import { ledgerText, readLedger } from '../gate/ledger.ts';
import { provenanceText } from '../release/provenanceText.ts';
import { readReleaseLog } from '../release/releaseLog.ts';
import { releaseStatus } from '../registry/releaseStatus.ts';
import type { ShellRelease } from '../release/shellRelease.ts';
import type { RegistryState } from '../signing/keptRegistry.ts';

// What the release commands say, one line for each thing.

export function tellInForce(module: string, { modules, sequence }: RegistryState): void {
  const { isOff, release, canary } = modules[module] ?? {};
  const from = release?.provenance === undefined ? [] : [provenanceText(release.provenance)];
  const state = isOff === true ? 'is switched off' : 'is in force';
  const beside =
    canary === undefined ? '' : `, ${canary.release.release} is the canary of ${canary.percent} %`;
  console.log([`${module}: ${release?.release} ${state}${beside}, registry ${sequence}`, ...from].join(', '));
}

export async function tellClosedWaysBack(shell: ShellRelease, portal: string): Promise<void> {
  for (const release of await closedWaysBack(shell, portal))
    console.log(`${release} does not fit this shell: there is no way to it`);
}

type LedgerOptions = { readonly unused?: boolean | undefined; readonly json?: boolean | undefined };

export async function tellLedger(portal: string, { unused, json }: LedgerOptions): Promise<void> {
  const { lines, unknown } = await readLedger(portal);
  const shown = unused === true ? lines.filter(({ usedBy }) => usedBy.length === 0) : lines;
  const ledger = { lines: shown, unknown };
  console.log(json === true ? JSON.stringify(ledger, null, 2) : ledgerText(ledger));
}

export async function tellStatus(portal: string, server: string | undefined): Promise<void> {
  console.log((await releaseStatus(portal, server ?? null)).join('\n'));
}

export async function tellLog(portal: string): Promise<void> {
  for (const { sequence, at, act, module, release, percent, provenance, by } of await readReleaseLog(
    portal,
  )) {
    const part = percent === undefined ? [] : [`${percent} %`];
    const from = provenance === undefined ? [] : [provenanceText(provenance)];
    console.log([sequence, at, act, module, release ?? '–', ...part, by, ...from].join('  '));
  }
}

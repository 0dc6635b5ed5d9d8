import type { ModuleRelease } from 'shared-contracts/registry.ts';
import { descriptionConflicts } from './moduleDescription.ts';
import type { BuildReport } from './releaseFile.ts';
import type { ShellRelease } from './shellRelease.ts';
import { isInRange } from './versionRange.ts';

/** One release as the gate sees it. */
export type Candidate = { readonly release: ModuleRelease; readonly report: BuildReport };

/** What must exist once on a page, inside the shell's entry points: a module that brings it along would break it. */
const SHELL_ONLY = [
  /^react$/,
  /^react-dom$/,
  /^react-router/,
  /^@fluentui\//,
  /^@griffel\//,
  /^i18next$/,
  /^react-i18next$/,
  /^@tanstack\//,
  /oidc/,
];

/**
 * Tells whether the given modules can run together in the given shell.
 *
 * - candidates: every module that would be in force, the new ones among them
 * - result: one sentence for each thing that stands in the way, and says who has to move; empty when all is well
 */
export function incompatibilities(shell: ShellRelease, candidates: readonly Candidate[]): readonly string[] {
  return [
    ...descriptionConflicts(candidates.map(({ release }) => release.description)),
    ...candidates.flatMap((candidate) => [
      ...contractProblems(shell, candidate.release),
      ...shareProblems(shell, candidate.release),
      ...duplicateProblems(candidate),
      ...budgetProblems(candidate),
    ]),
  ];
}

/** Gives the bytes after gzip that a module costs when a route is opened: entry, the route's files, the larger language. */
export function firstRouteGzip({ release, report }: Candidate, routeId: string): number {
  const sum = (files: readonly string[]) =>
    files.reduce((bytes, file) => bytes + (report.gzip[file] ?? 0), 0);
  const texts = Math.max(...Object.values(release.locales).map(sum));
  return sum([release.entry, ...(release.preload[routeId] ?? [])]) + texts;
}

function contractProblems(shell: ShellRelease, { id, contract }: ModuleRelease): readonly string[] {
  if (contract === shell.contract) return [];
  const behind = contract < shell.contract ? id : 'the shell';
  return [
    `${id} has module contract ${contract}, the shell ${shell.contract}: ${behind} has to be released first.`,
  ];
}

function shareProblems(shell: ShellRelease, { id, share }: ModuleRelease): readonly string[] {
  return Object.entries(share).flatMap(([name, range]) => {
    const version = shell.shares[name];
    if (version === undefined) return [`${id} needs ${name}, which the shell does not offer.`];
    if (isInRange(version, range)) return [];
    return [`${id} needs ${name} ${range}, the shell offers ${version}.`];
  });
}

function duplicateProblems({ release, report }: Candidate): readonly string[] {
  return report.bundled
    .filter((name) => SHELL_ONLY.some((pattern) => pattern.test(name)))
    .map((name) => `${release.id} brings its own ${name}: import it through shared-ui or shared-auth.`);
}

function budgetProblems(candidate: Candidate): readonly string[] {
  const { id, description } = candidate.release;
  const limit = description.budgets.firstRouteGzip;
  return description.routes.flatMap((route) => {
    const bytes = firstRouteGzip(candidate, route.id);
    return bytes <= limit
      ? []
      : [`${id} costs ${bytes} bytes (gzip) when ${route.path} is opened, its budget is ${limit}.`];
  });
}

import { LANGUAGE_TAG } from 'shared-contracts/text/language.ts';
import type { ModuleRelease } from 'shared-contracts/releases/registry.ts';
import { descriptionConflicts } from '../release/moduleDescription.ts';
import type { BuildReport } from '../release/releaseFile.ts';
import { routeGzip } from '../contents/routeWeight.ts';
import { ALL_EXPORTS } from '../contents/sharedExports.ts';
import type { ShellRelease } from '../release/shellRelease.ts';
import { isSingle } from '../sharing/sharePolicy.ts';
import { isAbove, isInRange, isOtherMajor } from '../sharing/versionRange.ts';

/**
 * One release as the gate sees it.
 *
 * - stands: `beside` what is about to be released, or switched `off`: then only its addresses count, as nothing of it runs
 */
export type Candidate = {
  readonly release: ModuleRelease;
  readonly report: BuildReport;
  readonly stands?: 'beside' | 'off';
};

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

/** Which side is about to be released: it has to fit what is in force on the other. `together`: both, with modules that stand beside them. */
export type Mover = 'module' | 'shell' | 'together';

/** What helps where neither side can move first. */
const MOVE_TOGETHER =
  'neither can move first: `publish together <folder of the built shell> <folder of each built module>` puts both in force at once, `rollback together` takes that back';

/**
 * Tells whether the given modules can run together in the given shell.
 *
 * - candidates: every module that would be in force, the new ones among them
 * - mover: with a shell that moves, a module that does not fit it has to move first
 * - result: one sentence for each thing that stands in the way, and says who has to move; empty when all is well
 */
export function incompatibilities(
  shell: ShellRelease,
  candidates: readonly Candidate[],
  mover: Mover = 'module',
): readonly string[] {
  return [
    ...descriptionConflicts(candidates.map(({ release }) => release.description)),
    ...candidates
      .filter(({ stands }) => stands !== 'off')
      .flatMap((candidate) =>
        candidateProblems(
          shell,
          candidate,
          mover === 'together' && candidate.stands === 'beside' ? 'left' : mover,
        ),
      ),
  ];
}

/** `left`: it stands beside a set that moves with its shell. */
type Side = Mover | 'left';

function candidateProblems(shell: ShellRelease, candidate: Candidate, mover: Side): readonly string[] {
  return [
    ...contractProblems(shell, candidate.release, mover),
    ...shareProblems(shell, candidate, mover),
    ...exportProblems(shell, candidate, mover),
    ...permissionProblems(shell, candidate.release, mover),
    ...languageProblems(candidate.release),
    ...duplicateProblems(candidate),
    ...budgetProblems(candidate),
  ];
}

function contractProblems(
  shell: ShellRelease,
  { id, contract }: ModuleRelease,
  mover: Side,
): readonly string[] {
  if (contract === shell.contract) return [];
  return [`${id} has module contract ${contract}, the shell ${shell.contract}: ${together(mover, id)}.`];
}

/**
 * Finds under which name a shell offers an entry point to a module: its own, or that of an earlier major beside it.
 *
 * Gives undefined when it offers no version that the module takes.
 */
export function offeredAs(
  { shares }: ShellRelease,
  { release, report }: Candidate,
  name: string,
): string | undefined {
  const range = release.share[name] ?? '*';
  const keys = Object.keys(shares).filter(
    (key) => key === name || (report.choosesVersion === true && key.startsWith(`${name}@`)),
  );
  return keys.find((key) => isInRange(shares[key] ?? '', range));
}

function shareProblems(shell: ShellRelease, candidate: Candidate, mover: Side): readonly string[] {
  const { release } = candidate;
  const { id, share } = release;
  return Object.entries(share).flatMap(([name, range]) => {
    if (offeredAs(shell, candidate, name) !== undefined) return [];
    const version = shell.shares[name];
    const isCircle = version !== undefined && isSingle(name) && isOtherMajor(version, range);
    const once = `and ${name} exists once on a page: ${together(mover, id)}`;
    if (isShellSide(mover)) {
      const offers = version === undefined ? 'which it no longer offers' : `it offers ${version}`;
      if (isCircle) return [`${inForce(release)} needs ${name} ${range} of the shell, ${offers}, ${once}.`];
      return [`${inForce(release)} needs ${name} ${range} of the shell, ${offers}: ${id} has to move first.`];
    }
    if (version === undefined)
      return [`${id} needs ${name}, which ${THE_SHELL[mover]} does not offer: ${shellFirst(mover)}.`];
    if (isCircle) return [`${id} needs ${name} ${range}, ${THE_SHELL[mover]} offers ${version}, ${once}.`];
    const first = isAbove(version, range) ? `${id} has to be built against that` : shellFirst(mover);
    return [`${id} needs ${name} ${range}, ${THE_SHELL[mover]} offers ${version}: ${first}.`];
  });
}

/** Releases and shells of an earlier time do not name their exports: the ranges alone speak for them. */
function exportProblems(shell: ShellRelease, candidate: Candidate, mover: Side): readonly string[] {
  const { release, report } = candidate;
  return Object.entries(report.usedExports ?? {}).flatMap(([share, used]) => {
    const offered = shell.offers?.[offeredAs(shell, candidate, share) ?? share];
    const lacking = used.filter((name) => name !== ALL_EXPORTS && offered?.includes(name) === false);
    if (lacking.length === 0) return [];
    const names = `${lacking.map((name) => `\`${name}\``).join(', ')} of ${share}`;
    return !isShellSide(mover)
      ? [`${release.id} uses ${names}, which ${THE_SHELL[mover]} does not offer: ${shellFirst(mover)}.`]
      : [
          `The shell no longer offers ${names}, which ${inForce(release)} uses: ${release.id} has to move first.`,
        ];
  });
}

/** What a shell does not know opens its page to nobody. */
function permissionProblems(
  { permissions }: ShellRelease,
  release: ModuleRelease,
  mover: Side,
): readonly string[] {
  const { id, description } = release;
  const asked = [...description.routes, ...description.menu].flatMap(({ permission }) => permission);
  const unknown = [...new Set(asked)].filter((name) => permissions?.includes(name) === false);
  return unknown.map((name) =>
    !isShellSide(mover)
      ? `${id} asks for the permission ${name}, which ${THE_SHELL[mover]} does not know: ${shellFirst(mover)}.`
      : `${inForce(release)} asks for the permission ${name}, which the shell does not know: ${id} has to move first.`,
  );
}

function together(mover: Side, id: string): string {
  return mover === 'left'
    ? `its build has to be in the set, or \`--off ${id}\` switches it off`
    : MOVE_TOGETHER;
}

function isShellSide(mover: Side): mover is 'shell' | 'left' {
  return mover === 'shell' || mover === 'left';
}

const THE_SHELL: Readonly<Record<Exclude<Side, 'shell' | 'left'>, string>> = {
  module: 'the shell in force',
  together: 'the shell that moves with it',
};

function shellFirst(mover: Side): string {
  return mover === 'together' ? 'build the shell anew' : 'release the shell first';
}

function inForce({ id, release }: ModuleRelease): string {
  return `${id} ${release} in force`;
}

function languageProblems({ id, locales, description }: ModuleRelease): readonly string[] {
  // A release of an earlier time does not know a language that was added since.
  const known: Partial<typeof locales> = locales;
  return Object.values(LANGUAGE_TAG)
    .filter((tag) => !description.languages.includes(tag) || (known[tag] ?? []).length === 0)
    .map((tag) => `${id} has no texts in ${tag}.`);
}

function duplicateProblems({ release, report }: Candidate): readonly string[] {
  return report.bundled
    .filter((name) => SHELL_ONLY.some((pattern) => pattern.test(name)))
    .map((name) => `${release.id} brings its own ${name}: import it through shared-ui, shared-auth or shared-client.`);
}

function budgetProblems({ release, report }: Candidate): readonly string[] {
  const { id, description } = release;
  const { firstRouteGzip, routes: own = {} } = description.budgets;
  const unknown = Object.keys(own).filter((name) => description.routes.every((route) => route.id !== name));
  return [
    ...unknown.map((name) => `${id} has a budget for ${name}, which is no route of it.`),
    ...description.routes.flatMap((route) => {
      // A release of an earlier time tells nothing of its pages but the first.
      const bytes = report.routes?.[route.id]?.gzip ?? routeGzip(release, report.gzip, route.id);
      const limit = own[route.id]?.gzip ?? firstRouteGzip;
      if (bytes <= limit) return [];
      const named = (report.routes?.[route.id]?.heaviest ?? []).map(
        ({ input, bytes: size }) => `${input} (${size})`,
      );
      const madeOf =
        named.length === 0 ? '' : ` The heaviest in it, before they are made smaller: ${named.join(', ')}.`;
      return [
        `${id} costs ${bytes} bytes (gzip) when ${route.path} is opened, its budget is ${limit}.${madeOf}`,
      ];
    }),
  ];
}

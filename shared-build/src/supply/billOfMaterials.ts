import { execFileSync } from 'node:child_process';
import type { BuildMode } from '../workspace/buildMode.ts';
import { IS_STANDALONE, ROOT } from '../workspace/workspace.ts';

/** File beside a release's code, and in the image, that says what it is made of. */
export const BILL_FILE = 'bill.cdx.json';
const LARGEST_BILL = 64 * 1024 * 1024;

/** - purl: as in `pkg:npm/react@19.3.1`; licenses: an id or name of SPDX each, or one expression */
export type BillComponent = {
  readonly name: string;
  readonly group?: string;
  readonly version?: string;
  readonly purl?: string;
  readonly licenses?: ReadonlyArray<{
    readonly license?: { readonly id?: string; readonly name?: string };
    readonly expression?: string;
  }>;
};

/** Bill of materials as CycloneDX has it, as far as it is looked at here. Source: CycloneDX 1.6. */
export type Bill = {
  readonly bomFormat: 'CycloneDX';
  readonly specVersion: string;
  readonly metadata: Readonly<Record<string, unknown>>;
  readonly components: readonly BillComponent[];
  readonly dependencies?: ReadonlyArray<{ readonly ref: string; readonly dependsOn?: readonly string[] }>;
};

type BillOptions = {
  /** With what only builds and tests. */
  readonly hasDevelopment?: boolean;
};

/**
 * Reads from lock file and installed packages what some packages of this repository need to run, by what pnpm says.
 *
 * - packages: their names; `*` for all
 *
 * Equal packages give an equal bill: it has neither a time nor a number of its own. Throws when pnpm fails.
 */
export function readBill(packages: readonly string[], { hasDevelopment = false }: BillOptions = {}): Bill {
  const said = execFileSync(
    process.platform === 'win32' ? 'pnpm.cmd' : 'pnpm',
    [
      'sbom',
      ...packages.flatMap((name) => ['--filter', name]),
      ...(hasDevelopment ? [] : ['--prod']),
      ...['--sbom-format', 'cyclonedx', '--sbom-spec-version', '1.6', '--sbom-type', 'application'],
    ],
    { cwd: ROOT, encoding: 'utf8', maxBuffer: LARGEST_BILL, shell: process.platform === 'win32' },
  );
  const {
    serialNumber: _number,
    metadata,
    ...bill
  } = JSON.parse(said) as Bill & {
    readonly serialNumber: string;
  };
  const { timestamp: _time, ...described } = metadata;
  return {
    ...bill,
    metadata: described,
    // pnpm lists them as it happens to come by them.
    components: bill.components.toSorted((one, other) => compare(orderOf(one), orderOf(other))),
    dependencies: (bill.dependencies ?? [])
      .map(({ ref, dependsOn = [] }) => ({ ref, dependsOn: dependsOn.toSorted(compare) }))
      .toSorted((one, other) => compare(JSON.stringify(one), JSON.stringify(other))),
  };
}

/** Gives what comes with a build that is released; a build for development has no bill, and one of a repository of one module alone neither. */
export function billFor(id: string, mode: BuildMode): Bill | undefined {
  return mode === 'production' && !IS_STANDALONE ? readBill([id]) : undefined;
}

function orderOf(component: BillComponent): string {
  return `${component.purl ?? componentName(component)} ${JSON.stringify(component)}`;
}

function compare(one: string, other: string): number {
  return one < other ? -1 : Number(one > other);
}

/** Names a component as people know it, such as `@fastify/static 10.1.11`. */
export function componentName({ group, name, version }: BillComponent): string {
  return [[group, name].filter(Boolean).join('/'), version].filter(Boolean).join(' ');
}

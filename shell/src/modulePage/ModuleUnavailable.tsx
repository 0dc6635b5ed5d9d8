import {
  ErrorState,
  formatDayMonthYearTime,
  makeStyles,
  Page,
  tokens,
  useLanguage,
  useTranslation,
} from 'shared-ui/core';
import type { ModuleDescription } from 'shared-contracts/releases/module.ts';
import { useArrival } from '../page/useArrival.ts';
import { ModuleFault, type ModuleFaultKind } from '../releaseFiles/moduleFault.ts';
import { ModuleOwner } from '../modules/ModuleOwner.tsx';

type ModuleUnavailableProps = {
  readonly description: ModuleDescription;
  readonly fault: ModuleFault;
  /** Of the fault, for people. */
  readonly reference: string | undefined;
  readonly onRetry: () => void;
};

/** What a person can make of a fault: wait, try again, or tell somebody. */
const EXPLANATION = {
  network: 'unreachable',
  timeout: 'late',
  missing: 'missing',
  notCode: 'missing',
  integrity: 'changed',
  shell: 'shell',
  contract: 'unfit',
  server: 'waits',
  serverAhead: 'leftBehind',
  execution: 'failed',
  unknownModule: 'missing',
  off: 'off',
} as const satisfies Record<ModuleFaultKind, string>;

const HEADING: Readonly<Partial<Record<ModuleFaultKind, 'offHeading' | 'waitsHeading'>>> = {
  off: 'offHeading',
  server: 'waitsHeading',
};

function explanationOf(fault: ModuleFault) {
  if (fault.kind === 'server' && fault.committedAt === undefined) return 'waitsUndated';
  return EXPLANATION[isOfNetwork(fault) ? 'network' : fault.kind];
}

/** Stands in for the page of a module that could not be loaded: says which part is missing, who looks after it, what still works. */
export function ModuleUnavailable({ description, fault, reference, onRetry }: ModuleUnavailableProps) {
  const { t } = useTranslation('shell');
  const { tag } = useLanguage();
  const styles = useStyles();
  const name = description.name[tag];
  // Where the server cannot be reached, nothing else is promised either.
  const isUnreachable = isOfNetwork(fault) || !window.navigator.onLine;
  useArrival();
  return (
    <Page title={t('ModuleUnavailable.title', { name })}>
      <ErrorState
        title={t(`ModuleUnavailable.${HEADING[fault.kind] ?? 'heading'}`)}
        message={t(`ModuleUnavailable.${explanationOf(fault)}`, {
          name,
          version: formatDayMonthYearTime(fault.committedAt),
        })}
        reference={reference}
        onRetry={onRetry}
      />
      <div className={styles.rest}>
        <p className={styles.sentence}>
          {t(isUnreachable ? 'ModuleUnavailable.offline' : 'ModuleUnavailable.rest')}
        </p>
        <ModuleOwner description={description} />
      </div>
    </Page>
  );
}

/** A file of the shell, too, may not come because nothing does. */
function isOfNetwork({ kind, cause }: ModuleFault): boolean {
  return kind === 'network' || (kind === 'shell' && cause instanceof ModuleFault && cause.kind === 'network');
}

const useStyles = makeStyles({
  rest: {
    display: 'grid',
    justifyItems: 'center',
    rowGap: tokens.spacingVerticalS,
    textAlign: 'center',
    color: tokens.colorNeutralForeground2,
  },
  sentence: { margin: 0, maxWidth: '60ch', minWidth: 0, overflowWrap: 'anywhere' },
});

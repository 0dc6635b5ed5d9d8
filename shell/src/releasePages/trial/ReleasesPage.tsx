import {
  ButtonLink,
  EmptyState,
  ErrorState,
  LoadingState,
  Page,
  Stack,
  useTranslation,
} from 'shared-ui/core';
import { useCan } from 'shared-auth';
import { useCallback, useEffect, useState } from 'react';
import type { Registry } from 'shared-contracts/releases/registry.ts';
import { FAULTS_PATH } from '../../faults/faultsPath.ts';
import { focusHeading } from '../../page/focusHeading.ts';
import { ReleasesForm } from './ReleasesForm.tsx';
import { ShellInForce } from './ShellInForce.tsx';
import { useTrials } from '../../trials/trialsContext.ts';

type Asked = { readonly registry?: Registry; readonly hasFailed: boolean };

/** Shows which release of each module is in force and which one runs in this tab, and lets others be tried in it. */
export function ReleasesPage() {
  const { t } = useTranslation('shell');
  const { fetchRegistry } = useTrials();
  const mayReadFaults = useCan('release_faults');
  const [{ registry, hasFailed }, setAsked] = useState<Asked>({ hasFailed: false });
  const ask = useCallback(
    () =>
      fetchRegistry().then(
        (found) => ({ registry: found, hasFailed: false }),
        () => ({ hasFailed: true }),
      ),
    [fetchRegistry],
  );
  // A preview may have come a moment ago: what the page carries is not enough.
  useEffect(() => {
    let isCurrent = true;
    void ask().then((answer) => {
      if (isCurrent) setAsked(answer);
    });
    return () => {
      isCurrent = false;
    };
  }, [ask]);
  return (
    <Page
      title={t('ReleasesPage.title')}
      description={t('ReleasesPage.purpose')}
      actions={
        mayReadFaults && (
          <ButtonLink to={FAULTS_PATH} icon="warning">
            {t('PersonMenu.faults')}
          </ButtonLink>
        )
      }
    >
      {hasFailed && (
        <ErrorState
          title={t('ReleasesPage.failed')}
          message={t('ReleasesPage.failedText')}
          onRetry={() => {
            focusHeading();
            setAsked({ hasFailed: false });
            void ask().then(setAsked);
          }}
        />
      )}
      {registry === undefined && !hasFailed && <LoadingState label={t('ReleasesPage.loading')} />}
      {registry !== undefined &&
        (Object.keys(registry.modules).length === 0 ? (
          <EmptyState title={t('ReleasesPage.empty')} />
        ) : (
          <Stack gap="L">
            <ReleasesForm registry={registry} />
            {registry.shell !== undefined && <ShellInForce shell={registry.shell} />}
          </Stack>
        ))}
    </Page>
  );
}

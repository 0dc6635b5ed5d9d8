import { useEffect, useMemo, useState } from 'react';
import { useCan } from 'shared-auth';
import { ApiError, useApi, useQuery } from 'shared-client';
import { Navigate, useToast, useTranslation } from 'shared-ui/core';
import { LIST_PATH } from '../../lib/listPath.ts';
import { applicationRulesQuery } from '../../lib/applicationRules.queries.ts';
import { MODULE_ID } from '../../moduleId.ts';
import { ApplicationStart } from './ApplicationStart.tsx';
import { ApplicationView } from './ApplicationView.tsx';
import { applicationQuery } from './api/applicationForm.queries.ts';
import { Forbidden } from './components/Forbidden.tsx';
import { FormLoading } from './components/FormLoading.tsx';
import { applicationBlock } from './model/saving/applicationBlock.ts';
import { openedApplication } from './model/form/openedApplication.ts';
import { useFormDelay } from './useFormDelay.ts';

type StoredApplicationProps = { readonly id: string; readonly isReadOnly: boolean };

/** An application that exists, to be edited or read; one that is not there, or somebody else's, leads to the list. */
export function StoredApplication({ id, isReadOnly }: StoredApplicationProps) {
  const { t } = useTranslation(MODULE_ID);
  const toast = useToast();
  const api = useApi();
  const [now] = useState(() => new Date());
  const isOffice = useCan('application_settings');
  const isWaiting = useFormDelay();
  const application = useQuery(applicationQuery(api, id));
  const rules = useQuery({ ...applicationRulesQuery(api), enabled: !isReadOnly && !isOffice });
  const { data, error } = application;
  const opened = useMemo(() => data && openedApplication(data), [data]);
  const isAbsent = error instanceof ApiError && ['not-found', 'bad-input'].includes(error.kind);
  const isGone = isAbsent || data?.isDeleted === true;
  useEffect(() => {
    if (isGone) toast({ kind: 'information', text: t('applicationForm.gone') });
    // The functions are others at each render, and do the same.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [isGone]);
  if (isGone) return <Navigate to={LIST_PATH} replace />;
  const block = opened && rules.data ? applicationBlock(opened, rules.data, { isIro: isOffice, now }) : null;
  if (block !== null) return <Forbidden block={block} />;
  const isReady = opened !== undefined && (isReadOnly || isOffice || rules.data !== undefined);
  if (isReady && !isWaiting)
    return isReadOnly ? <ApplicationView opened={opened} /> : <ApplicationStart opened={opened} />;
  return (
    <FormLoading
      title={t('applicationForm.title.stored', { id })}
      failed={[application, rules].find(({ isError }) => isError)}
    />
  );
}

import { useMemo, useState } from 'react';
import type { ApplicationType } from 'shared-contracts/applications.ts';
import { useCan } from 'shared-auth';
import { useApi, useQuery } from 'shared-auth/api';
import { useTranslation } from 'shared-ui/core';
import { MODULE_ID } from '../../moduleId.ts';
import { ApplicationStart } from './ApplicationStart.tsx';
import { applicantUserQuery, applicationRulesQuery } from './api/applicationForm.queries.ts';
import { Forbidden } from './components/Forbidden.tsx';
import { FormLoading } from './components/FormLoading.tsx';
import { applicationBlock, settingsOf } from './model/applicationBlock.ts';
import { TITLE_KEY } from './model/formTexts.ts';
import { newApplication } from './model/openedApplication.ts';
import { useFormDelay } from './useFormDelay.ts';

/** A new application of a type; a student who may not begin one now is led away. */
export function NewApplication({ type }: { readonly type: ApplicationType }) {
  const { t } = useTranslation(MODULE_ID);
  const api = useApi();
  const [now] = useState(() => new Date());
  const isOffice = useCan('application_settings');
  const isWaiting = useFormDelay();
  const user = useQuery(applicantUserQuery(api));
  const rules = useQuery(applicationRulesQuery(api));
  const opened = useMemo(() => {
    if (user.data === undefined || rules.data === undefined) return undefined;
    const year = settingsOf(type, rules.data.settings)?.academicYear ?? null;
    return newApplication(type, user.data, year);
  }, [type, user.data, rules.data]);
  const block = opened && rules.data ? applicationBlock(opened, rules.data, { isIro: isOffice, now }) : null;
  if (block !== null) return <Forbidden block={block} />;
  if (opened !== undefined && !isWaiting) return <ApplicationStart opened={opened} />;
  return <FormLoading title={t(TITLE_KEY[type])} failed={[user, rules].find(({ isError }) => isError)} />;
}

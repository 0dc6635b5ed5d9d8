import { useEffect, useMemo, useState } from 'react';
import type { ApplicationType } from 'shared-contracts/applications/applications.ts';
import { useCan } from 'shared-auth';
import { useApi, useQuery } from 'shared-client';
import { useToast, useTranslation } from 'shared-ui/core';
import { applicationRulesQuery } from '../../lib/applicationRules.queries.ts';
import { MODULE_ID } from '../../moduleId.ts';
import { ApplicationStart } from './ApplicationStart.tsx';
import { applicantUserQuery, applicationQuery } from './api/applicationForm.queries.ts';
import { Forbidden } from './components/Forbidden.tsx';
import { FormLoading } from './components/FormLoading.tsx';
import { applicationBlock, settingsOf } from './model/saving/applicationBlock.ts';
import { latestHandedIn } from './model/form/earlierApplication.ts';
import { TITLE_KEY } from './model/saving/formTexts.ts';
import { newApplication } from './model/form/openedApplication.ts';
import { useFormDelay } from './useFormDelay.ts';
import { useWishes } from './useWishes.ts';

/** A new application of a type, begun with what its student handed in last; a student who may not begin one now is led away. */
export function NewApplication({ type }: { readonly type: ApplicationType }) {
  const { t } = useTranslation(MODULE_ID);
  const toast = useToast();
  const api = useApi();
  const [now] = useState(() => new Date());
  const [isEmpty, setEmpty] = useState(false);
  const isOffice = useCan('application_settings');
  const isWaiting = useFormDelay();
  const { fill, isWaiting: isReadingWishes } = useWishes();
  const user = useQuery(applicantUserQuery(api));
  const rules = useQuery(applicationRulesQuery(api));
  // The office reads everybody's.
  const earlierId = isOffice ? undefined : rules.data && latestHandedIn(rules.data.applications);
  const earlier = useQuery({
    ...applicationQuery(api, String(earlierId)),
    enabled: earlierId !== undefined,
  });
  useEffect(() => {
    if (earlier.isError) toast({ kind: 'information', text: t('applicationForm.EarlierNotice.failed') });
    // The functions are others at each render, and do the same.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [earlier.isError]);
  const isEarlierKnown = earlierId === undefined || !earlier.isLoading;
  const opened = useMemo(() => {
    if (user.data === undefined || rules.data === undefined || !isEarlierKnown || isReadingWishes)
      return undefined;
    const year = settingsOf(type, rules.data.settings)?.academicYear ?? null;
    const begun = newApplication(type, user.data, year, isEmpty ? undefined : earlier.data);
    return fill === undefined ? begun : { ...begun, form: fill(begun.form, type) };
  }, [type, user.data, rules.data, earlier.data, isEarlierKnown, isEmpty, fill, isReadingWishes]);
  const block = opened && rules.data ? applicationBlock(opened, rules.data, { isIro: isOffice, now }) : null;
  if (block !== null) return <Forbidden block={block} />;
  if (opened !== undefined && !isWaiting)
    return <ApplicationStart key={String(isEmpty)} opened={opened} onEmpty={() => setEmpty(true)} />;
  return <FormLoading title={t(TITLE_KEY[type])} failed={[user, rules].find(({ isError }) => isError)} />;
}

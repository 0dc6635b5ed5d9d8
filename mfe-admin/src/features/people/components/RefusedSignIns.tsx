import type { RefusedSignIn } from 'shared-contracts/people/refusedSignIns.ts';
import { useState } from 'react';
import { useCall, useQuery } from 'shared-client';
import { exchangeErrorText } from 'shared-record/pages';
import {
  Alert,
  Button,
  Cluster,
  ConfirmDialog,
  formatDayMonthYearTime,
  Stack,
  useTranslation,
  VisuallyHidden,
} from 'shared-ui/core';
import { MODULE_ID } from '../../../moduleId.ts';
import { refusedSignInsQuery, useReleaseSignIn } from '../api/refusedSignIns.queries.ts';

const names = ({ userName, name }: RefusedSignIn) => ({ userName, name });

type Choice = RefusedSignIn & { readonly isSamePerson: boolean };

/** Accounts that were refused as their user name is another account's; the office says whose they are. Shows nothing while there are none. */
export function RefusedSignIns() {
  const { t } = useTranslation(MODULE_ID);
  const { data } = useQuery(refusedSignInsQuery(useCall()));
  const release = useReleaseSignIn();
  const [choice, setChoice] = useState<Choice | null>(null);
  if (data === undefined || data.value.length === 0) return null;
  const close = () => {
    release.reset();
    setChoice(null);
  };
  const button = (refused: RefusedSignIn, isSamePerson: boolean) => (
    <Button size="small" onClick={() => setChoice({ ...refused, isSamePerson })}>
      {t(`people.RefusedSignIns.${isSamePerson ? 'same' : 'other'}`)}
      <VisuallyHidden> {refused.userName}</VisuallyHidden>
    </Button>
  );
  return (
    <Alert kind="warning">
      <Stack gap="S">
        <span>{t('people.RefusedSignIns.text')}</span>
        <Stack as="ul" gap="S">
          {data.value.map((refused) => (
            <Cluster as="li" key={refused.id} gap="M" align="center">
              <span>
                {t('people.RefusedSignIns.refused', {
                  userName: refused.userName,
                  name: refused.name,
                  at: formatDayMonthYearTime(refused.at),
                })}
              </span>
              {button(refused, true)}
              {button(refused, false)}
            </Cluster>
          ))}
        </Stack>
      </Stack>
      {choice && (
        <ConfirmDialog
          isOpen
          title={t(
            `people.RefusedSignIns.${choice.isSamePerson ? 'sameTitle' : 'otherTitle'}`,
            names(choice),
          )}
          text={
            <>
              {t(`people.RefusedSignIns.${choice.isSamePerson ? 'sameText' : 'otherText'}`, names(choice))}
              {release.error !== null && <Alert kind="error">{exchangeErrorText(release.error, t)}</Alert>}
            </>
          }
          confirmLabel={t(`people.RefusedSignIns.${choice.isSamePerson ? 'same' : 'other'}`)}
          cancelLabel={t('people.RefusedSignIns.cancel')}
          isBusy={release.isPending}
          onConfirm={() => release.mutate(choice, { onSuccess: close })}
          onCancel={close}
        />
      )}
    </Alert>
  );
}

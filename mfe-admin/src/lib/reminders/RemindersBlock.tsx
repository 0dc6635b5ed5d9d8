import { useId, useRef, useState } from 'react';
import type { Reminder } from 'shared-contracts/reminders/reminder.ts';
import { reminderSettings } from 'shared-contracts/releases/addresses.ts';
import { useCall, useQuery } from 'shared-client';
import {
  Alert,
  apiErrorText,
  ButtonLink,
  Card,
  Cluster,
  errorReference,
  ErrorState,
  LoadingState,
  makeStyles,
  tokens,
  useTranslation,
} from 'shared-ui/core';
import { MODULE_ID } from '../../moduleId.ts';
import { HiddenReminders } from './HiddenReminders.tsx';
import { ReminderGroups } from './ReminderGroups.tsx';
import { remindersQuery, useHideReminder } from './reminders.queries.ts';

/**
 * What is due for whoever is signed in: each with the way to where it is dealt with, and a button that puts it away.
 *
 * - hasSettingsLink: false where the settings stand beside it
 *
 * A page that shows it loads the texts `locales/reminders`.
 */
export function RemindersBlock({ hasSettingsLink = true }: { readonly hasSettingsLink?: boolean }) {
  const { t } = useTranslation(MODULE_ID);
  const styles = useStyles();
  const titleId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const { data, error, refetch, isFetching } = useQuery(remindersQuery(useCall()));
  const hide = useHideReminder();
  const [said, setSaid] = useState('');
  const handleHide = ({ key }: Reminder, isHidden: boolean) =>
    hide.mutate(
      { key, isHidden },
      {
        onSuccess: () => {
          setSaid(t(isHidden ? 'reminders.RemindersBlock.hidden' : 'reminders.RemindersBlock.shown'));
          // The button that had the focus is gone with its reminder.
          heading.current?.focus();
        },
      },
    );
  return (
    <Card as="section" padding="XL" gap="M" aria-labelledby={titleId}>
      <Cluster justify="between">
        <h2 id={titleId} ref={heading} tabIndex={-1} className={styles.title}>
          {t('reminders.RemindersBlock.title')}
        </h2>
        {hasSettingsLink && (
          <ButtonLink to={reminderSettings()} icon="settings">
            {t('reminders.RemindersBlock.settings')}
          </ButtonLink>
        )}
      </Cluster>
      <span role="status" className={said === '' ? styles.silent : styles.said}>
        {said}
      </span>
      {hide.error !== null && <Alert kind="error">{apiErrorText(hide.error, t)}</Alert>}
      {data === undefined && error === null && <LoadingState />}
      {data === undefined && error !== null && (
        <ErrorState
          title={t('reminders.RemindersBlock.failed')}
          message={apiErrorText(error, t)}
          reference={errorReference(error)}
          isRetrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {data !== undefined && (
        <>
          {data.groups.length === 0 && <p className={styles.text}>{t('reminders.RemindersBlock.nothing')}</p>}
          <ReminderGroups
            groups={data.groups}
            today={data.today}
            isBusy={hide.isPending}
            onHide={(reminder) => handleHide(reminder, true)}
          />
          {data.hiddenTotal > 0 && (
            <HiddenReminders
              list={data}
              isBusy={hide.isPending}
              onShow={(reminder) => handleHide(reminder, false)}
            />
          )}
        </>
      )}
    </Card>
  );
}

const useStyles = makeStyles({
  title: {
    margin: 0,
    fontSize: tokens.fontSizeBase500,
    lineHeight: tokens.lineHeightBase500,
    fontWeight: tokens.fontWeightSemibold,
  },
  text: { margin: 0, maxWidth: '70ch', color: tokens.colorNeutralForeground2 },
  said: { color: tokens.colorNeutralForeground2 },
  silent: { position: 'absolute' },
});

import { useId, useState } from 'react';
import type { Reminder, ReminderList } from 'shared-contracts/reminders/reminder.ts';
import { Button, Cluster, makeStyles, Stack, useTranslation } from 'shared-ui/core';
import { MODULE_ID } from '../../moduleId.ts';
import { ReminderLine } from './ReminderLine.tsx';

type HiddenRemindersProps = {
  readonly list: ReminderList;
  readonly isBusy: boolean;
  readonly onShow: (reminder: Reminder) => void;
};

/** What the person has put away and is still due, behind a button. */
export function HiddenReminders({ list, isBusy, onShow }: HiddenRemindersProps) {
  const { t } = useTranslation(MODULE_ID);
  const styles = useStyles();
  const [isOpen, setIsOpen] = useState(false);
  const listId = useId();
  return (
    <Stack gap="S">
      <Cluster>
        <Button appearance="subtle" isExpanded={isOpen} controls={listId} onClick={() => setIsOpen(!isOpen)}>
          {t('reminders.HiddenReminders.title', { count: list.hiddenTotal })}
        </Button>
      </Cluster>
      <ul id={listId} className={styles.list} hidden={!isOpen}>
        {list.hidden.map((reminder) => (
          <ReminderLine
            key={reminder.key}
            reminder={reminder}
            today={list.today}
            icon="retry"
            action={t('reminders.HiddenReminders.show')}
            isBusy={isBusy}
            onAct={onShow}
          />
        ))}
      </ul>
    </Stack>
  );
}

const useStyles = makeStyles({ list: { margin: 0, padding: 0, listStyleType: 'none' } });

import { agreementList } from 'shared-contracts/releases/addresses.ts';
import { useState } from 'react';
import type { Reminder, ReminderGroup } from 'shared-contracts/reminders/reminder.ts';
import { UNKNOWN } from 'shared-contracts/call/known.ts';
import { reminderKindName } from 'shared-contracts/reminders/reminderTexts.ts';
import {
  Button,
  ButtonLink,
  Cluster,
  makeStyles,
  Stack,
  tokens,
  useLanguage,
  useTranslation,
} from 'shared-ui/core';
import { MODULE_ID } from '../../moduleId.ts';
import { ReminderLine } from './ReminderLine.tsx';

type ReminderGroupsProps = {
  readonly groups: readonly ReminderGroup[];
  readonly today: string;
  readonly isBusy: boolean;
  readonly onHide: (reminder: Reminder) => void;
};

/** Reminders of a kind that are shown before anybody asks for more. */
const SHOWN_AT_FIRST = 5;

/** What is due, by kind; a kind that this release does not know is left out. */
export function ReminderGroups({ groups, ...rest }: ReminderGroupsProps) {
  return groups.map((group) => group.kind !== UNKNOWN && <Group key={group.kind} group={group} {...rest} />);
}

type GroupProps = Omit<ReminderGroupsProps, 'groups'> & { readonly group: ReminderGroup };

function Group({ group: { kind, total, reminders }, today, isBusy, onHide }: GroupProps) {
  const { t } = useTranslation(MODULE_ID);
  const { tag } = useLanguage();
  const styles = useStyles();
  const [isWhole, setIsWhole] = useState(false);
  if (kind === UNKNOWN) return null;
  const shown = isWhole ? reminders : reminders.slice(0, SHOWN_AT_FIRST);
  const left = total - reminders.length;
  return (
    <Stack gap="S">
      <h3 className={styles.heading}>
        {reminderKindName(kind, tag)}
        {total > 1 && (
          <span className={styles.total}> {t('reminders.ReminderGroups.total', { count: total })}</span>
        )}
      </h3>
      <ul className={styles.list}>
        {shown.map((reminder) => (
          <ReminderLine
            key={reminder.key}
            reminder={reminder}
            today={today}
            icon="success"
            action={t('reminders.ReminderGroups.hide')}
            isBusy={isBusy}
            onAct={onHide}
          />
        ))}
      </ul>
      <Cluster>
        {reminders.length > SHOWN_AT_FIRST && (
          <Button appearance="subtle" isExpanded={isWhole} onClick={() => setIsWhole(!isWhole)}>
            {t(isWhole ? 'reminders.ReminderGroups.fewer' : 'reminders.ReminderGroups.more', {
              count: reminders.length - SHOWN_AT_FIRST,
            })}
          </Button>
        )}
        {left > 0 && isWhole && (
          <ButtonLink to={agreementList()}>{t('reminders.ReminderGroups.rest', { count: left })}</ButtonLink>
        )}
      </Cluster>
    </Stack>
  );
}

const useStyles = makeStyles({
  heading: { margin: 0, fontSize: tokens.fontSizeBase300, fontWeight: tokens.fontWeightSemibold },
  total: { fontWeight: tokens.fontWeightRegular, color: tokens.colorNeutralForeground2 },
  list: { margin: 0, padding: 0, listStyleType: 'none' },
});

import { daysBetween } from 'shared-contracts/dates/universityTime.ts';
import type { Reminder } from 'shared-contracts/reminders/reminder.ts';
import { reminderPath } from 'shared-contracts/reminders/reminderLinks.ts';
import { reminderText } from 'shared-contracts/reminders/reminderTexts.ts';
import {
  focusRing,
  formatDaysAway,
  IconButton,
  type IconName,
  Link,
  makeStyles,
  tokens,
  useLanguage,
} from 'shared-ui/core';

type ReminderLineProps = {
  readonly reminder: Reminder;
  readonly today: string;
  /** What the button does, and its icon. */
  readonly action: string;
  readonly icon: IconName;
  readonly isBusy: boolean;
  readonly onAct: (reminder: Reminder) => void;
};

/** One reminder: what is due, how far away it is, and a button. */
export function ReminderLine({ reminder, today, action, icon, isBusy, onAct }: ReminderLineProps) {
  const { tag } = useLanguage();
  const styles = useStyles();
  const text = reminderText(reminder, tag);
  if (text === null) return null;
  const day = reminder.phase === 'open' ? (reminder.laterDay ?? reminder.day) : reminder.day;
  return (
    <li className={styles.line}>
      <div className={styles.text}>
        <Link className={styles.link} to={reminderPath(reminder)}>
          {text.title}
        </Link>
        <p className={styles.detail}>
          <span className={styles.away}>{formatDaysAway(daysBetween(today, day), tag)}</span>
          {text.detail !== '' && ` · ${text.detail}`}
        </p>
      </div>
      <IconButton
        icon={icon}
        label={`${action}: ${text.title}`}
        isDisabled={isBusy}
        onClick={() => onAct(reminder)}
      />
    </li>
  );
}

const useStyles = makeStyles({
  line: {
    display: 'flex',
    alignItems: 'flex-start',
    justifyContent: 'space-between',
    gap: tokens.spacingHorizontalM,
    padding: `${tokens.spacingVerticalS} 0`,
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  text: { minWidth: 0 },
  link: { color: tokens.colorBrandForegroundLink, ...focusRing },
  detail: { margin: 0, maxWidth: '70ch', color: tokens.colorNeutralForeground2 },
  away: { whiteSpace: 'nowrap' },
});

import { Button, Input, makeStyles } from '@fluentui/react-components';
import { type RefCallback, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../icon/Icon.tsx';
import { readDate, writeDate } from './readDate.ts';

type DayInputProps = {
  /** Names the calendar's button; the label of the input itself comes from the field around it. */
  readonly label: string;
  /** `YYYY-MM-DD`, `''` for nothing, or the text itself while that is no day. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onLeave: () => void;
  readonly inputRef?: RefCallback<HTMLInputElement>;
  readonly name?: string;
  readonly isDisabled?: boolean;
  /** First and last day that the calendar offers, as `YYYY-MM-DD`. */
  readonly min?: string | undefined;
  readonly max?: string | undefined;
  readonly autoComplete?: string | undefined;
};

/**
 * A calendar day, typed as dd/mm/yyyy or picked, for every form and filter. No time zone has a part in it.
 *
 * The browser's own date field writes days as its own settings want, not as dd/mm/yyyy: here it provides only its calendar.
 */
export function DayInput({ label, value, onChange, isDisabled = false, ...props }: DayInputProps) {
  const { t } = useTranslation('shared-ui');
  const styles = useStyles();
  const calendar = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState<string | null>(null);
  const day = readDate(writeDate(value)) ?? '';
  // A value that came from elsewhere takes the place of the text.
  const isOwnText = typed !== null && (readDate(typed) ?? typed) === value;
  return (
    <Input
      {...(props.inputRef && { ref: props.inputRef })}
      className={styles.control}
      name={props.name}
      inputMode="numeric"
      placeholder={isDisabled ? '' : t('DayInput.placeholder')}
      value={isOwnText ? typed : writeDate(value)}
      disabled={isDisabled}
      autoComplete={props.autoComplete ?? 'off'}
      onBlur={() => {
        setTyped(null);
        props.onLeave();
      }}
      onChange={(_, data) => {
        setTyped(data.value);
        onChange(readDate(data.value) ?? data.value);
      }}
      contentAfter={
        isDisabled ? null : (
          <span className={styles.picker}>
            <Button
              appearance="transparent"
              size="small"
              icon={<Icon name="calendar" />}
              aria-label={t('DayInput.open', { label })}
              onClick={() => calendar.current?.showPicker()}
            />
            <input
              ref={calendar}
              className={styles.calendar}
              type="date"
              tabIndex={-1}
              aria-hidden="true"
              value={day}
              min={props.min}
              max={props.max}
              onChange={(event) => {
                setTyped(null);
                onChange(event.target.value);
              }}
            />
          </span>
        )
      }
    />
  );
}

const useStyles = makeStyles({
  control: { minWidth: 0, width: '100%', maxWidth: '200px' },
  picker: { position: 'relative', display: 'inline-flex' },
  // Below the button, where its calendar opens; only the button reaches it.
  calendar: {
    position: 'absolute',
    insetInlineEnd: 0,
    bottom: 0,
    width: '100%',
    height: '100%',
    padding: 0,
    border: 'none',
    opacity: 0,
    pointerEvents: 'none',
  },
});

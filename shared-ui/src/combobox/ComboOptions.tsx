import { makeStyles, Option, tokens } from '@fluentui/react-components';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import type { ComboOption } from './foldedOptions.ts';
import type { Matches } from './matchOptions.ts';
import { NEW_OPTION } from './useComboTyping.ts';

/** Value of entries that are no option, and of no choice. */
export const NO_CHOICE = '';

type ComboOptionsProps = {
  readonly matches: Matches<ComboOption>;
  /** Text of the first entry, which stands for no choice. */
  readonly emptyLabel: string | undefined;
  /** What the last entry offers to add. */
  readonly offered: string | null;
  readonly isLoading: boolean;
};

/** The list of a combobox: what matches, what can be added, and whether there is more or nothing. */
export function ComboOptions({ matches, emptyLabel, offered, isLoading }: ComboOptionsProps) {
  const { t } = useTranslation('shared-ui');
  const styles = useStyles();
  const note = { value: NO_CHOICE, text: '', disabled: true, className: styles.note, checkIcon: null };
  const { shown, total } = matches;
  return (
    <>
      {emptyLabel !== undefined && (
        <Option key="empty" value={NO_CHOICE} text={emptyLabel}>
          {emptyLabel}
        </Option>
      )}
      {shown.map((option) => (
        <ComboRow key={option.value} option={option} />
      ))}
      {offered !== null && (
        <Option key="new" value={NEW_OPTION} text={t('Combobox.add', { text: offered })}>
          {t('Combobox.add', { text: offered })}
        </Option>
      )}
      {shown.length < total && (
        <Option key="more" {...note}>
          {t('Combobox.more', { shown: shown.length, total })}
        </Option>
      )}
      {total === 0 && offered === null && (
        <Option key="none" {...note}>
          {isLoading ? t('Combobox.loading') : t('Combobox.none')}
        </Option>
      )}
    </>
  );
}

/** A key press leaves the entries alone that still match: they are most of what it would cost. */
const ComboRow = memo(function ComboRow({ option }: { readonly option: ComboOption }) {
  const styles = useStyles();
  return (
    <Option
      value={String(option.value)}
      text={option.label}
      className={styles.option}
      disabled={option.isDisabled ?? false}
    >
      {option.label}
    </Option>
  );
});

const useStyles = makeStyles({
  // Erasmus codes in the labels have double spaces.
  option: { whiteSpace: 'pre-wrap' },
  note: { color: tokens.colorNeutralForeground2, fontStyle: 'italic', whiteSpace: 'normal' },
});

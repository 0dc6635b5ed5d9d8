import { Combobox, makeStyles, Option, tokens } from '@fluentui/react-components';
import { use } from 'react';
import { useTranslation } from 'react-i18next';
import type { FieldError, RefCallBack } from 'react-hook-form';
import { OptionsFailure } from '../list/OptionsFailure.tsx';
import { OverlayMountContext } from '../overlay/overlayMount.ts';
import { VisuallyHidden } from '../text/VisuallyHidden.tsx';
import { FieldFrame } from './FieldFrame.tsx';
import type { ComboOption } from './foldedOptions.ts';
import { NEW_OPTION, useComboTyping } from './useComboTyping.ts';
import { useExpandIcon } from './useExpandIcon.ts';

type ComboFieldProps<Option extends ComboOption> = {
  readonly label: string;
  readonly options: readonly Option[];
  /** What is chosen; it need not be one of the options. */
  readonly chosen: Pick<ComboOption, 'value' | 'label'> | null;
  readonly onChoose: (option: Option | null) => void;
  /** Given where a text that no option has may be taken as it is; it is offered a second after the typing pauses. */
  readonly onCreate?: ((text: string) => void) | undefined;
  /** Longest text that may be created, in characters: a longer one is kept as it was typed, and refused. */
  readonly maxLength?: number;
  readonly name?: string;
  readonly inputRef?: RefCallBack;
  readonly onBlur?: () => void;
  readonly isLabelHidden?: boolean;
  readonly hint?: string | undefined;
  readonly error?: FieldError | undefined;
  readonly isRequired?: boolean;
  readonly isDisabled?: boolean;
  readonly isLoading?: boolean;
  /** Given when the options could not be loaded: a line below the field says so and offers to try again. */
  readonly onRetry?: (() => void) | undefined;
  readonly placeholder?: string;
  /** Text of the entry that stands for no choice; without it a choice can be changed, not taken back. */
  readonly emptyLabel?: string;
};

/** Stands for entries that are no option. */
const NO_CHOICE = '';

/** One of many in a form, found by typing without regard to case and accents. */
export function ComboField<Choice extends ComboOption>(props: ComboFieldProps<Choice>) {
  const {
    label,
    options,
    chosen,
    onChoose,
    isDisabled = false,
    isLoading = false,
    emptyLabel,
    maxLength,
  } = props;
  const { t } = useTranslation('shared-ui');
  const styles = useStyles();
  const mountNode = use(OverlayMountContext);
  const expandIcon = useExpandIcon(label);
  const typing = useComboTyping({ options, chosen, onChoose, onCreate: props.onCreate });
  const { matches, typed, offered } = typing;
  const isEmptied = emptyLabel !== undefined && chosen !== null && !typed;

  return (
    <div className={styles.field}>
      <FieldFrame
        label={label}
        isLabelHidden={props.isLabelHidden ?? false}
        hint={props.hint}
        isRequired={props.isRequired ?? false}
        error={props.error}
        limit={maxLength === undefined ? undefined : { text: typed ?? chosen?.label ?? '', maxLength }}
      >
        <Combobox
          {...(props.inputRef ? { ref: props.inputRef } : {})}
          className={styles.control}
          {...(props.name === undefined ? {} : { name: props.name })}
          value={typed ?? chosen?.label ?? ''}
          selectedOptions={chosen === null ? [] : [String(chosen.value)]}
          placeholder={
            isLoading
              ? t('FilterSelect.loading')
              : (props.placeholder ?? (isDisabled ? '' : t('ComboField.placeholder')))
          }
          disabled={isDisabled}
          input={{ autoComplete: 'off', className: styles.input }}
          open={typing.isOpen}
          {...typing.handlers}
          onBlur={() => {
            typing.leave();
            props.onBlur?.();
          }}
          positioning={{ position: 'below', align: 'start', matchTargetSize: 'width', autoSize: 'height' }}
          expandIcon={expandIcon}
          listbox={{ className: styles.listbox }}
          {...(mountNode === undefined ? {} : { mountNode })}
        >
          {matches && isEmptied && (
            <Option key="none" value={NO_CHOICE} text={emptyLabel}>
              {emptyLabel}
            </Option>
          )}
          {matches?.shown.map((option) => (
            <Option
              key={option.value}
              value={String(option.value)}
              text={option.label}
              className={styles.option}
            >
              {option.label}
            </Option>
          ))}
          {matches && offered !== null && (
            <Option key="new" value={NEW_OPTION} text={t('ComboField.add', { text: offered })}>
              {t('ComboField.add', { text: offered })}
            </Option>
          )}
          {matches && matches.shown.length < matches.total && (
            <Option key="more" value={NO_CHOICE} text="" disabled className={styles.note} checkIcon={null}>
              {t('FilterSelect.more', { shown: matches.shown.length, total: matches.total })}
            </Option>
          )}
          {matches?.total === 0 && offered === null && (
            <Option key="nothing" value={NO_CHOICE} text="" disabled className={styles.note} checkIcon={null}>
              {isLoading ? t('FilterSelect.loading') : t('FilterSelect.none')}
            </Option>
          )}
        </Combobox>
      </FieldFrame>
      {props.onRetry && <OptionsFailure onRetry={props.onRetry} />}
      <VisuallyHidden>
        <span role="status">
          {matches && typed ? t('FilterSelect.matches', { count: matches.total }) : ''}
          {offered === null ? '' : ` ${t('ComboField.offered', { text: offered })}`}
        </span>
      </VisuallyHidden>
    </div>
  );
}

const useStyles = makeStyles({
  field: { minWidth: 0 },
  control: { minWidth: 0, width: '100%', columnGap: '4px' },
  // An input's own least width would push the arrow out of a narrow field.
  input: { minWidth: 0, width: '100%', textOverflow: 'ellipsis' },
  listbox: { maxHeight: 'min(320px, 45dvh)', minWidth: 'min(320px, calc(100vw - 48px))' },
  // Erasmus codes in the labels have double spaces.
  option: { whiteSpace: 'pre-wrap' },
  note: { color: tokens.colorNeutralForeground2, fontStyle: 'italic', whiteSpace: 'normal' },
});

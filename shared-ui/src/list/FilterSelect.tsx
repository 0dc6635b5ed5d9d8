import { Combobox, Field, mergeClasses, Option } from '@fluentui/react-components';
import { foldText } from 'shared-contracts/text/text.ts';
import { use, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { OverlayMountContext } from '../overlay/overlayMount.ts';
import { useExpandIcon } from '../fields/useExpandIcon.ts';
import { VisuallyHidden } from '../text/VisuallyHidden.tsx';
import { matchOptions } from './matchOptions.ts';
import { useFilterStyles } from './filterStyles.ts';
import { OptionsFailure } from './OptionsFailure.tsx';

export type FilterOption<Value extends string | number> = {
  readonly value: Value;
  readonly label: string;
  readonly isDisabled?: boolean;
};

type FilterSelectProps<Value extends string | number> = {
  readonly label: string;
  readonly value: Value | null;
  readonly options: readonly FilterOption<Value>[];
  readonly onChange: (value: Value | null) => void;
  readonly isDisabled?: boolean;
  readonly isLoading?: boolean;
  readonly isClearable?: boolean;
  /** Shown while nothing is chosen; defaults to "All". */
  readonly placeholder?: string;
  /** A sentence below the field, such as why it is disabled. */
  readonly hint?: string | undefined;
  /** Given when the options could not be loaded: a line below the field says so and offers to try again. */
  readonly onRetry?: (() => void) | undefined;
};

/** Characters that a filter's column has room for. */
const LONG_LABEL = 24;
/** Value of the option that clears. */
const NO_CHOICE = '';

/** A filter that takes one of many values: typing searches them, without regard to case and accents. */
export function FilterSelect<Value extends string | number>(props: FilterSelectProps<Value>) {
  const {
    label,
    value,
    options,
    onChange,
    isDisabled = false,
    isLoading = false,
    isClearable = true,
  } = props;
  const { placeholder, hint, onRetry } = props;
  const { t } = useTranslation('shared-ui');
  const styles = useFilterStyles();
  const mountNode = use(OverlayMountContext);
  const expandIcon = useExpandIcon(label);
  const [typed, setTyped] = useState<string | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const folded = useMemo(() => options.map((option) => foldText(option.label)), [options]);
  const matches = isOpen ? matchOptions(options, folded, foldText(typed ?? ''), value) : null;
  const all = placeholder ?? t('FilterSelect.all');
  const hasLongLabels = options.some((option) => option.label.length > LONG_LABEL);
  const chosen = options.find((option) => option.value === value);

  return (
    <div className={styles.field}>
      <Field label={label} size="small" {...(hint === undefined ? {} : { hint })}>
        <Combobox
          className={styles.control}
          size="medium"
          value={typed ?? chosen?.label ?? (value === null ? '' : String(value))}
          selectedOptions={value === null ? [] : [typed === '' ? NO_CHOICE : String(value)]}
          placeholder={isLoading ? t('FilterSelect.loading') : all}
          disabled={isDisabled}
          clearable={isClearable}
          input={{ autoComplete: 'off', className: styles.input }}
          open={isOpen}
          onClick={(event) => {
            // What stands in the field is what one wants to replace.
            if (typed === null) event.currentTarget.select();
          }}
          onOpenChange={(event, { open }) => {
            // A click into what is being typed moves the cursor; it does not give the typing up.
            if (!open && event.type === 'click' && typed !== null) return;
            setIsOpen(open);
            if (!open) setTyped(null);
          }}
          onChange={(event) => {
            setTyped(event.target.value);
            setIsOpen(true);
          }}
          onOptionSelect={(event, { optionValue }) => {
            // Typing reports a cleared choice, and Tab the option that happens to be first: neither is a choice.
            if (event.type === 'change' || (isTab(event) && typed === null)) return;
            onChange(options.find((option) => String(option.value) === optionValue)?.value ?? null);
          }}
          positioning={{ position: 'below', align: 'start', matchTargetSize: 'width', autoSize: false }}
          expandIcon={expandIcon}
          listbox={{ className: mergeClasses(styles.listbox, hasLongLabels && styles.wideListbox) }}
          {...(mountNode === undefined ? {} : { mountNode })}
        >
          {/* The icon that clears is for the pointer alone; this is the keyboard's way. */}
          {matches && isClearable && value !== null && !typed && (
            <Option key="all" value={NO_CHOICE} text={all}>
              {all}
            </Option>
          )}
          {matches?.shown.map((option) => (
            <Option
              key={option.value}
              value={String(option.value)}
              text={option.label}
              className={styles.option}
              disabled={option.isDisabled ?? false}
            >
              {option.label}
            </Option>
          ))}
          {matches && matches.shown.length < matches.total && (
            <Option key="more" value={NO_CHOICE} text="" disabled className={styles.note} checkIcon={null}>
              {t('FilterSelect.more', { shown: matches.shown.length, total: matches.total })}
            </Option>
          )}
          {matches?.total === 0 && (
            <Option key="none" value={NO_CHOICE} text="" disabled className={styles.note} checkIcon={null}>
              {isLoading ? t('FilterSelect.loading') : t('FilterSelect.none')}
            </Option>
          )}
        </Combobox>
      </Field>
      {onRetry && <OptionsFailure onRetry={onRetry} />}
      <VisuallyHidden>
        <span role="status">
          {matches && typed ? t('FilterSelect.matches', { count: matches.total }) : ''}
        </span>
      </VisuallyHidden>
    </div>
  );
}

function isTab(event: object): boolean {
  return 'key' in event && event.key === 'Tab';
}

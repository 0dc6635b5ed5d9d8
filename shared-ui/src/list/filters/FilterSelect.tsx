import { Field } from '@fluentui/react-components';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { ChoiceCombobox } from '../../combobox/ChoiceCombobox.tsx';
import { OptionsFailure } from '../../combobox/OptionsFailure.tsx';
import type { AllOf } from './allOf.ts';
import { useFilterStyles } from './filterStyles.ts';

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
  /** Shown while nothing is chosen; defaults to "All". */
  readonly placeholder?: string;
  readonly allOf?: AllOf;
  /** A sentence below the field, such as why it is disabled. */
  readonly hint?: string | undefined;
  /** Given when the options could not be loaded: a line below the field says so and offers to try again. */
  readonly onRetry?: (() => void) | undefined;
};

/** A filter that takes one of many values: typing searches them, without regard to case and accents. Drawn anew only where something that it is given changes. */
export const FilterSelect = memo(PlainSelect) as typeof PlainSelect;

function PlainSelect<Value extends string | number>(props: FilterSelectProps<Value>) {
  const { label, value, options, onChange, isDisabled = false, isLoading = false, hint, onRetry } = props;
  const { t } = useTranslation('shared-ui');
  const styles = useFilterStyles();
  const all = props.placeholder ?? t(`FilterSelect.all.${props.allOf ?? 'neuter'}`);
  const chosen = options.find((option) => option.value === value);
  return (
    <div className={styles.field}>
      <Field label={label} size="small" {...(hint === undefined ? {} : { hint })}>
        <ChoiceCombobox
          label={label}
          options={options}
          chosen={chosen ?? (value === null ? null : { value, label: String(value) })}
          onChoose={(option) => onChange(option?.value ?? null)}
          isDisabled={isDisabled}
          isLoading={isLoading}
          placeholder={all}
          emptyLabel={all}
        />
      </Field>
      {onRetry && <OptionsFailure onRetry={onRetry} />}
    </div>
  );
}

import { Field, Select } from '@fluentui/react-components';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import type { AllOf } from './allOf.ts';
import type { FilterOption } from './FilterSelect.tsx';
import { useFilterStyles } from './filterStyles.ts';
import { OptionsFailure } from '../../combobox/OptionsFailure.tsx';

type FilterChoiceProps<Value extends string | number> = {
  readonly label: string;
  readonly value: Value | null;
  readonly options: readonly FilterOption<Value>[];
  readonly onChange: (value: Value | null) => void;
  readonly isDisabled?: boolean;
  readonly isClearable?: boolean;
  /** For the text of no choice, "All". */
  readonly allOf?: AllOf;
  readonly hint?: string | undefined;
  /** Given when the options could not be loaded, see `FilterSelect`. */
  readonly onRetry?: (() => void) | undefined;
};

/** A filter that takes one of a few values, such as a status or Yes and No. Drawn anew only where something that it is given changes. */
export const FilterChoice = memo(PlainChoice) as typeof PlainChoice;

function PlainChoice<Value extends string | number>(props: FilterChoiceProps<Value>) {
  const {
    label,
    value,
    options,
    onChange,
    isDisabled = false,
    isClearable = true,
    allOf = 'neuter',
    hint,
    onRetry,
  } = props;
  const { t } = useTranslation('shared-ui');
  const styles = useFilterStyles();
  return (
    <div className={styles.field}>
      <Field label={label} size="small" className={styles.field} {...(hint === undefined ? {} : { hint })}>
        <Select
          className={styles.control}
          size="medium"
          value={value === null ? '' : String(value)}
          disabled={isDisabled}
          onChange={(_, data) =>
            onChange(options.find((option) => String(option.value) === data.value)?.value ?? null)
          }
        >
          {isClearable && <option value="">{t(`FilterSelect.all.${allOf}`)}</option>}
          {options.map((option) => (
            <option key={option.value} value={String(option.value)} disabled={option.isDisabled ?? false}>
              {option.label}
            </option>
          ))}
        </Select>
      </Field>
      {onRetry && <OptionsFailure onRetry={onRetry} />}
    </div>
  );
}

import { makeStyles } from '@fluentui/react-components';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FieldError, RefCallBack } from 'react-hook-form';
import { ChoiceCombobox } from '../combobox/ChoiceCombobox.tsx';
import type { ComboOption } from '../combobox/foldedOptions.ts';
import { OptionsFailure } from '../combobox/OptionsFailure.tsx';
import { FieldFrame } from './FieldFrame.tsx';

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

/** One of many in a form, found by typing without regard to case and accents. */
export function ComboField<Choice extends ComboOption>(props: ComboFieldProps<Choice>) {
  const { label, chosen, isDisabled = false, maxLength } = props;
  const { t } = useTranslation('shared-ui');
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <div className={useStyles().field}>
      <FieldFrame
        label={label}
        isLabelHidden={props.isLabelHidden ?? false}
        hint={props.hint}
        isRequired={props.isRequired ?? false}
        error={props.error}
        limit={maxLength === undefined ? undefined : { text: typed ?? chosen?.label ?? '', maxLength }}
      >
        <ChoiceCombobox
          label={label}
          options={props.options}
          chosen={chosen}
          onChoose={props.onChoose}
          onCreate={props.onCreate}
          // The frame counts what is typed where it has a limit; else it has no part in it.
          onType={maxLength === undefined ? undefined : setTyped}
          name={props.name}
          inputRef={props.inputRef}
          onBlur={props.onBlur}
          isDisabled={isDisabled}
          isLoading={props.isLoading ?? false}
          placeholder={props.placeholder ?? (isDisabled ? '' : t('ComboField.placeholder'))}
          emptyLabel={props.emptyLabel}
        />
      </FieldFrame>
      {props.onRetry && <OptionsFailure onRetry={props.onRetry} />}
    </div>
  );
}

const useStyles = makeStyles({ field: { minWidth: 0 } });

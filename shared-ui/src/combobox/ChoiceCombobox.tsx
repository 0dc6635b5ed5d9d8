import { useMemo } from 'react';
import type { RefCallBack } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from '../text/VisuallyHidden.tsx';
import { ComboboxInput } from './ComboboxInput.tsx';
import { NO_CHOICE } from './ComboOptions.tsx';
import type { ComboOption } from './foldedOptions.ts';
import { useComboTyping } from './useComboTyping.ts';

type ChoiceComboboxProps<Choice extends ComboOption> = {
  readonly label: string;
  readonly options: readonly Choice[];
  /** What is chosen; it need not be one of the options. */
  readonly chosen: Pick<ComboOption, 'value' | 'label'> | null;
  readonly onChoose: (option: Choice | null) => void;
  /** Given where a text that no option has may be taken as it is; it is offered a second after the typing pauses. */
  readonly onCreate?: ((text: string) => void) | undefined;
  /** Told of what is being typed; null when nothing is any more. */
  readonly onType?: ((typed: string | null) => void) | undefined;
  readonly name?: string | undefined;
  readonly inputRef?: RefCallBack | undefined;
  readonly onBlur?: (() => void) | undefined;
  readonly isDisabled: boolean;
  readonly isLoading: boolean;
  readonly placeholder: string;
  /** Text of the entry that stands for no choice; without it a choice can be changed, not taken back. */
  readonly emptyLabel?: string | undefined;
};

/** Characters that a narrow field has room for. */
const LONG_LABEL = 24;

/**
 * One of many, found by typing without regard to case and accents.
 *
 * Typing draws this part alone, not the field or the form around it.
 */
export function ChoiceCombobox<Choice extends ComboOption>(props: ChoiceComboboxProps<Choice>) {
  const { label, options, chosen, onChoose, onCreate, onType, isLoading, emptyLabel } = props;
  const { t } = useTranslation('shared-ui');
  const typing = useComboTyping({ options, chosen, onChoose, onCreate, onType });
  const { typed, matches, offered } = typing;
  const hasLongLabels = useMemo(() => options.some((option) => option.label.length > LONG_LABEL), [options]);
  const isClearable = emptyLabel !== undefined;
  return (
    <>
      <ComboboxInput
        label={label}
        inputRef={props.inputRef}
        name={props.name}
        text={typed ?? chosen?.label ?? ''}
        placeholder={isLoading ? t('Combobox.loading') : props.placeholder}
        isDisabled={props.isDisabled}
        isClearable={isClearable}
        selected={chosen === null ? null : isClearable && typed === '' ? NO_CHOICE : String(chosen.value)}
        matches={matches}
        hasLongLabels={hasLongLabels}
        // The icon that clears is for the pointer alone; this is the keyboard's way.
        emptyLabel={chosen === null || typed ? undefined : emptyLabel}
        offered={offered}
        isLoading={isLoading}
        onMore={typing.showMore}
        onBlur={() => {
          typing.leave();
          props.onBlur?.();
        }}
        {...typing.handlers}
      />
      <VisuallyHidden>
        <span role="status">
          {matches && typed ? t('Combobox.matches', { count: matches.total }) : ''}
          {offered === null ? '' : ` ${t('Combobox.offered', { text: offered })}`}
        </span>
      </VisuallyHidden>
    </>
  );
}

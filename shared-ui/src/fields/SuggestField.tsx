import { useMemo, useState } from 'react';
import { useController, type Control, type FieldPath, type FieldValues } from 'react-hook-form';
import { ComboboxInput } from '../combobox/ComboboxInput.tsx';
import { matchOptions, SHOWN_OPTIONS } from '../combobox/matchOptions.ts';
import { FieldFrame } from './FieldFrame.tsx';

type SuggestFieldProps<Values extends FieldValues> = {
  readonly name: FieldPath<Values>;
  readonly control: Control<Values>;
  readonly label: string;
  /** For a field below a heading that shows the label already: screen readers alone get it. */
  readonly isLabelHidden?: boolean;
  /** Texts to choose from; any other may be typed. */
  readonly suggestions: readonly string[];
  readonly hint?: string | undefined;
  readonly isRequired?: boolean;
  readonly isDisabled?: boolean;
  /** Of the member, in characters: more is kept as it was typed, and refused. */
  readonly maxLength: number;
};

/** A text in a form that is chosen from many suggestions, or typed. */
export function SuggestField<Values extends FieldValues>(props: SuggestFieldProps<Values>) {
  const {
    name,
    control,
    label,
    isLabelHidden = false,
    suggestions,
    hint,
    isRequired = false,
    isDisabled = false,
    maxLength,
  } = props;
  const { field, fieldState } = useController({ name, control });
  const [isOpen, setIsOpen] = useState(false);
  const [query, setQuery] = useState('');
  const [limit, setLimit] = useState(SHOWN_OPTIONS);
  const options = useMemo(() => suggestions.map((value) => ({ value, label: value })), [suggestions]);
  const text: string = field.value ?? '';
  const matches = isOpen ? matchOptions(options, query, text, limit) : null;
  const search = (words: string, isNowOpen: boolean) => {
    setIsOpen(isNowOpen);
    setQuery(words);
    setLimit(SHOWN_OPTIONS);
  };

  return (
    <FieldFrame
      label={label}
      isLabelHidden={isLabelHidden}
      hint={hint}
      isRequired={isRequired}
      error={fieldState.error}
      limit={{ text, maxLength }}
    >
      <ComboboxInput
        label={label}
        inputRef={field.ref}
        name={name}
        text={text}
        isDisabled={isDisabled}
        isFreeform
        selected={text}
        matches={matches?.total === 0 ? null : matches}
        hasLongLabels={false}
        onMore={() => setLimit(limit + SHOWN_OPTIONS)}
        // Opened anew, the list offers everything: what stands in the field is what one wants to replace.
        onOpenChange={(_, { open }) => search('', open)}
        onBlur={field.onBlur}
        onChange={(event) => {
          field.onChange(event.target.value);
          search(event.target.value, true);
        }}
        onOptionSelect={(event, { optionValue }) => {
          // Tab leaves the field with what was typed, whatever option happens to be marked.
          if (optionValue === undefined || event.type === 'change' || ('key' in event && event.key === 'Tab'))
            return;
          field.onChange(optionValue);
        }}
      />
    </FieldFrame>
  );
}

import { Combobox, makeStyles, Option } from '@fluentui/react-components';
import { foldText } from 'shared-contracts/text/text.ts';
import { use, useMemo, useState } from 'react';
import { useController, type Control, type FieldPath, type FieldValues } from 'react-hook-form';
import { matchOptions } from '../list/matchOptions.ts';
import { OverlayMountContext } from '../overlay/overlayMount.ts';
import { FieldFrame } from './FieldFrame.tsx';
import { useExpandIcon } from './useExpandIcon.ts';

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
  const styles = useStyles();
  const mountNode = use(OverlayMountContext);
  const expandIcon = useExpandIcon(label);
  const [isOpen, setIsOpen] = useState(false);
  const [query, setQuery] = useState('');
  const options = useMemo(() => suggestions.map((value) => ({ value })), [suggestions]);
  const folded = useMemo(() => suggestions.map(foldText), [suggestions]);
  const text: string = field.value ?? '';
  const shown = isOpen ? matchOptions(options, folded, foldText(query), text).shown : [];

  return (
    <FieldFrame
      label={label}
      isLabelHidden={isLabelHidden}
      hint={hint}
      isRequired={isRequired}
      error={fieldState.error}
      limit={{ text, maxLength }}
    >
      <Combobox
        ref={field.ref}
        className={styles.control}
        freeform
        name={name}
        value={text}
        disabled={isDisabled}
        selectedOptions={[text]}
        input={{ autoComplete: 'off', className: styles.input }}
        open={isOpen && shown.length > 0}
        onOpenChange={(_, { open }) => {
          setIsOpen(open);
          // Opened anew, the list offers everything: what stands in the field is what one wants to replace.
          setQuery('');
        }}
        onBlur={field.onBlur}
        onChange={(event) => {
          field.onChange(event.target.value);
          setQuery(event.target.value);
          setIsOpen(true);
        }}
        onOptionSelect={(event, { optionValue }) => {
          // Tab leaves the field with what was typed, whatever option happens to be marked.
          if (optionValue === undefined || event.type === 'change' || ('key' in event && event.key === 'Tab'))
            return;
          field.onChange(optionValue);
        }}
        positioning={{ position: 'below', align: 'start', autoSize: 'height' }}
        expandIcon={expandIcon}
        listbox={{ className: styles.listbox }}
        {...(mountNode === undefined ? {} : { mountNode })}
      >
        {shown.map(({ value }) => (
          <Option key={value} value={value}>
            {value}
          </Option>
        ))}
      </Combobox>
    </FieldFrame>
  );
}

const useStyles = makeStyles({
  control: { minWidth: 0, width: '100%', columnGap: '4px' },
  // An input's own least width would push the arrow out of a narrow field.
  input: { minWidth: 0, width: '100%' },
  listbox: { maxHeight: '320px', maxWidth: 'min(480px, 90vw)' },
});

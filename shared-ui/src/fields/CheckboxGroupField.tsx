import { Checkbox, FieldContextProvider, makeStyles, tokens } from '@fluentui/react-components';
import type { FieldError, RefCallBack } from 'react-hook-form';
import type { Choice } from './ChoiceField.tsx';
import { FieldFrame } from './FieldFrame.tsx';

type CheckboxGroupFieldProps = {
  readonly label: string;
  /** For boxes that say it all themselves: screen readers alone get it. */
  readonly isLabelHidden?: boolean;
  readonly chosen: readonly string[];
  readonly choices: readonly Choice[];
  /** Gets the chosen values in the order of the choices. */
  readonly onChange: (chosen: readonly string[]) => void;
  readonly hint?: string | undefined;
  readonly error?: FieldError | undefined;
  readonly isRequired?: boolean;
  readonly isDisabled?: boolean;
  /** Of the first box: where the focus goes when the group is refused. */
  readonly firstRef?: RefCallBack;
};

/** Any number of a few choices, all of them in view. */
export function CheckboxGroupField(props: CheckboxGroupFieldProps) {
  const { label, chosen, choices, onChange, hint, error, isRequired = false, isDisabled = false } = props;
  const styles = useStyles();
  const toggle = (value: string) =>
    onChange(
      choices
        .map((choice) => choice.value)
        .filter((known) => (known === value ? !chosen.includes(known) : chosen.includes(known))),
    );
  return (
    <FieldFrame
      label={label}
      isLabelHidden={props.isLabelHidden ?? false}
      hint={hint}
      isRequired={isRequired}
      error={error}
    >
      {(ties) => (
        <div
          role="group"
          className={styles.boxes}
          aria-labelledby={ties['aria-labelledby']}
          aria-describedby={ties['aria-describedby']}
        >
          {/* What the field says belongs to the group: a box would take label, star and error for its own. */}
          <FieldContextProvider value={undefined}>
            {choices.map(({ value, label: text }, index) => (
              <Checkbox
                key={value}
                {...(index === 0 && props.firstRef ? { ref: props.firstRef } : {})}
                label={text}
                checked={chosen.includes(value)}
                disabled={isDisabled}
                onChange={() => toggle(value)}
              />
            ))}
          </FieldContextProvider>
        </div>
      )}
    </FieldFrame>
  );
}

const useStyles = makeStyles({
  boxes: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: tokens.spacingHorizontalM,
    marginInlineStart: '-8px',
  },
});

import { makeStyles, Radio, RadioGroup, tokens } from '@fluentui/react-components';
import type { FieldError } from 'react-hook-form';
import { FieldFrame } from './FieldFrame.tsx';

export type Choice = { readonly value: string; readonly label: string };

type ChoiceFieldProps = {
  readonly label: string;
  /** For choices below a heading that shows the label already: screen readers alone get it. */
  readonly isLabelHidden?: boolean;
  /** null while nothing is chosen. */
  readonly value: string | null;
  readonly choices: readonly Choice[];
  readonly onChange: (value: string) => void;
  readonly hint?: string | undefined;
  readonly error?: FieldError | undefined;
  readonly isRequired?: boolean;
  readonly isDisabled?: boolean;
  /** Beside one another where there is room. */
  readonly isInline?: boolean;
};

/** One of very few choices, all of them in view. */
export function ChoiceField(props: ChoiceFieldProps) {
  const { label, value, choices, onChange, hint, error, isRequired = false, isDisabled = false } = props;
  const styles = useStyles();
  return (
    <FieldFrame
      label={label}
      isLabelHidden={props.isLabelHidden ?? false}
      hint={hint}
      isRequired={isRequired}
      error={error}
    >
      <RadioGroup
        className={props.isInline ? styles.inline : undefined}
        value={value ?? ''}
        disabled={isDisabled}
        onChange={(_, data) => onChange(data.value)}
      >
        {choices.map((choice) => (
          <Radio key={choice.value} value={choice.value} label={choice.label} />
        ))}
      </RadioGroup>
    </FieldFrame>
  );
}

const useStyles = makeStyles({
  inline: { flexDirection: 'row', flexWrap: 'wrap', columnGap: tokens.spacingHorizontalL },
});

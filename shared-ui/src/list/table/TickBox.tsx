import { Checkbox } from '@fluentui/react-components';

type TickBoxProps = {
  readonly label: string;
  readonly isTicked: boolean;
  readonly isDisabled?: boolean;
  readonly onTick: (isTicked: boolean) => void;
};

/** A box with its name beside it, outside of a form. */
export function TickBox({ label, isTicked, isDisabled = false, onTick }: TickBoxProps) {
  return (
    <Checkbox
      label={label}
      checked={isTicked}
      disabled={isDisabled}
      onChange={(_, { checked }) => onTick(checked === true)}
    />
  );
}

import type { FieldError } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { ChoiceField } from './ChoiceField.tsx';

type YesNoFieldProps = {
  /** The question. */
  readonly label: string;
  /** null while it is not answered. */
  readonly value: boolean | null;
  readonly onChange: (value: boolean) => void;
  readonly hint?: string | undefined;
  readonly error?: FieldError | undefined;
  readonly isRequired?: boolean;
  readonly isDisabled?: boolean;
};

/** A question with two answers. */
export function YesNoField({ value, onChange, ...rest }: YesNoFieldProps) {
  const { t } = useTranslation('shared-ui');
  return (
    <ChoiceField
      {...rest}
      isInline
      value={value === null ? null : value ? 'yes' : 'no'}
      choices={[
        { value: 'yes', label: t('YesNoField.yes') },
        { value: 'no', label: t('YesNoField.no') },
      ]}
      onChange={(chosen) => onChange(chosen === 'yes')}
    />
  );
}

import { useTranslation } from 'react-i18next';
import { ChoiceField } from './ChoiceField.tsx';

type YesNoFieldProps = {
  /** The question. */
  readonly label: string;
  readonly value: boolean;
  readonly onChange: (value: boolean) => void;
  readonly hint?: string | undefined;
  readonly isDisabled?: boolean;
};

/** A question with two answers. */
export function YesNoField({ value, onChange, ...rest }: YesNoFieldProps) {
  const { t } = useTranslation('shared-ui');
  return (
    <ChoiceField
      {...rest}
      isInline
      value={value ? 'yes' : 'no'}
      choices={[
        { value: 'yes', label: t('YesNoField.yes') },
        { value: 'no', label: t('YesNoField.no') },
      ]}
      onChange={(chosen) => onChange(chosen === 'yes')}
    />
  );
}

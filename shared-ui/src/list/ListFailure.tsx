import { useTranslation } from 'react-i18next';
import { Button } from '../action/Button.tsx';
import { Alert } from '../feedback/Alert.tsx';
import { apiErrorText, errorReference } from '../feedback/apiErrorText.ts';
import { ErrorState } from '../feedback/ErrorState.tsx';

type ListFailureProps = {
  /** What could not be loaded, as in `The agreements could not be loaded`. */
  readonly title: string;
  readonly error: Error;
  /** Rows from before are still shown below; they, and what is being typed in them, stay. */
  readonly hasRows: boolean;
  readonly isRetrying: boolean;
  readonly onRetry: () => void;
};

/** Says that a list could not be read, and offers to try again: in place of the list, or above the rows that are there. */
export function ListFailure({ title, error, hasRows, isRetrying, onRetry }: ListFailureProps) {
  const { t } = useTranslation('shared-ui');
  if (!hasRows) {
    return (
      <ErrorState
        title={apiErrorText(error, t)}
        message={title}
        reference={errorReference(error)}
        isRetrying={isRetrying}
        onRetry={onRetry}
      />
    );
  }
  return (
    <Alert
      kind="error"
      action={
        <Button appearance="subtle" icon="retry" isBusy={isRetrying} onClick={onRetry}>
          {t('ErrorState.retry')}
        </Button>
      }
    >
      {title}. {apiErrorText(error, t)}
    </Alert>
  );
}

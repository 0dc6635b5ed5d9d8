import { makeStyles, tokens } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';
import { Button } from '../action/Button.tsx';
import { StateFrame } from './StateFrame.tsx';

type ErrorStateProps = {
  /** Why: what happened, in a sentence for people. */
  readonly title: string;
  /** What could not be done because of it, or what else can be done; shown in red. */
  readonly message: string;
  /** Short reference that the person can quote, see `errorReference`. */
  readonly reference?: string | undefined;
  readonly onRetry?: (() => void) | undefined;
  readonly isRetrying?: boolean;
};

/** Stands in for a page or a section that could not be loaded. */
export function ErrorState({ title, message, reference, onRetry, isRetrying = false }: ErrorStateProps) {
  const styles = useStyles();
  const { t } = useTranslation('shared-ui');
  return (
    <StateFrame icon="error" isError title={title}>
      <p className={styles.message}>{message}</p>
      {reference && <p className={styles.reference}>{t('ErrorState.reference', { reference })}</p>}
      {onRetry && (
        <Button appearance="primary" icon="retry" isBusy={isRetrying} onClick={onRetry}>
          {t('ErrorState.retry')}
        </Button>
      )}
    </StateFrame>
  );
}

const useStyles = makeStyles({
  message: {
    margin: 0,
    maxWidth: '60ch',
    fontSize: tokens.fontSizeBase400,
    lineHeight: tokens.lineHeightBase400,
    color: tokens.colorStatusDangerForeground1,
  },
  reference: {
    margin: 0,
    fontSize: tokens.fontSizeBase200,
    color: tokens.colorNeutralForeground2,
    userSelect: 'all',
  },
});

import { makeStyles, tokens } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';
import { Button } from '../action/Button.tsx';

/** Says below a field or filter that its options could not be loaded; what is around it goes on. */
export function OptionsFailure({ onRetry }: { readonly onRetry: () => void }) {
  const styles = useStyles();
  const { t } = useTranslation('shared-ui');
  return (
    <div role="alert" className={styles.failure}>
      <span>{t('OptionsFailure.text')}</span>
      <Button appearance="subtle" size="small" icon="retry" onClick={onRetry}>
        {t('OptionsFailure.retry')}
      </Button>
    </div>
  );
}

const useStyles = makeStyles({
  failure: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: tokens.spacingHorizontalS,
    color: tokens.colorStatusDangerForeground1,
    fontSize: tokens.fontSizeBase200,
  },
});

import { makeStyles, Spinner } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';

type LoadingStateProps = {
  /** Defaults to "Loading…". */
  readonly label?: string;
};

/** Fills a page or a section whose content is on its way. */
export function LoadingState({ label }: LoadingStateProps) {
  const styles = useStyles();
  const { t } = useTranslation('shared-ui');
  return (
    <div className={styles.frame} role="status">
      <Spinner size="large" labelPosition="below" label={label ?? t('LoadingState.label')} />
    </div>
  );
}

const useStyles = makeStyles({
  frame: { display: 'grid', placeContent: 'center', minHeight: '240px', flexGrow: 1 },
});

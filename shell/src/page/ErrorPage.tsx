import { ButtonLink, makeStyles, Page, tokens, useTranslation } from 'shared-ui/core';
import { useSession } from 'shared-auth';
import { useDescriptions } from '../modules/descriptionsContext.ts';
import { startAddress } from './startAddress.ts';
import { useArrival } from './useArrival.ts';
import { usePageTitle } from './usePageTitle.ts';

type ErrorPageProps = {
  readonly title: string;
  readonly message: string;
  readonly help?: string | undefined;
};

/** A page that says why there is nothing here, and leads back to where the person begins. */
export function ErrorPage({ title, message, help }: ErrorPageProps) {
  const { t } = useTranslation('shell');
  const styles = useStyles();
  const { permissions } = useSession();
  const start = startAddress(useDescriptions(), permissions);
  usePageTitle(title);
  useArrival();
  return (
    <Page title={title}>
      <p className={styles.message}>{message}</p>
      {help !== undefined && <p className={styles.way}>{help}</p>}
      {start !== undefined && (
        <p className={styles.way}>
          <ButtonLink to={start} appearance="primary">
            {t('ErrorPage.start')}
          </ButtonLink>
        </p>
      )}
    </Page>
  );
}

const useStyles = makeStyles({
  message: { margin: 0, color: tokens.colorStatusDangerForeground1, fontSize: tokens.fontSizeBase400 },
  way: { margin: 0 },
});

import { ApiError, useApi, useQuery } from 'shared-client';
import {
  apiErrorText,
  ButtonLink,
  ErrorState,
  errorReference,
  LoadingState,
  makeStyles,
  Page,
  useParams,
  useTranslation,
} from 'shared-ui/core';
import { MODULE_ID } from '../../moduleId.ts';
import { agreementItemQuery } from './api/agreementView.queries.ts';
import { AgreementView } from './components/AgreementView.tsx';
import { parseRecordId } from 'shared-contracts/members/recordId.ts';

/** One agreement, with what its reader may do with it. The route's parameter `name` holds the id. */
export default function AgreementViewPage() {
  const styles = useStyles();
  const { t } = useTranslation(MODULE_ID);
  const { name: text = '' } = useParams();
  const id = parseRecordId(text);
  const title = t('agreementView.AgreementViewPage.title');
  const agreement = useQuery({ ...agreementItemQuery(useApi(), id ?? 0), enabled: id !== undefined });

  if (agreement.data !== undefined) return <AgreementView key={id} agreement={agreement.data} />;
  if (id === undefined || isNotFound(agreement.error)) {
    return (
      <Page title={title}>
        <ErrorState
          title={t('agreementView.AgreementViewPage.notFoundTitle')}
          message={t('agreementView.AgreementViewPage.notFound', { id: text })}
        />
        <div className={styles.way}>
          <ButtonLink to="/" icon="agreement">
            {t('agreementView.AgreementViewPage.toList')}
          </ButtonLink>
        </div>
      </Page>
    );
  }
  return (
    <Page title={title}>
      {agreement.isError ? (
        <ErrorState
          title={apiErrorText(agreement.error, t)}
          message={t('agreementView.AgreementViewPage.failed', { id })}
          reference={errorReference(agreement.error)}
          isRetrying={agreement.isFetching}
          onRetry={() => void agreement.refetch()}
        />
      ) : (
        <LoadingState />
      )}
    </Page>
  );
}

function isNotFound(error: Error | null): boolean {
  return error instanceof ApiError && error.kind === 'not-found';
}

const useStyles = makeStyles({ way: { display: 'grid', justifyContent: 'center' } });

import { apiErrorText, ErrorState, errorReference, LoadingState, Page, useTranslation } from 'shared-ui/core';
import { MODULE_ID } from '../../../moduleId.ts';

type FormLoadingProps = {
  readonly title: string;
  /** What could not be read, with a way to ask again; undefined while it is on its way. */
  readonly failed?:
    | { readonly error: Error | null; readonly refetch: () => unknown; readonly isFetching: boolean }
    | undefined;
};

/** Stands for the form until everything is there that it needs. */
export function FormLoading({ title, failed }: FormLoadingProps) {
  const { t } = useTranslation(MODULE_ID);
  return (
    <Page title={title}>
      {failed === undefined ? (
        <LoadingState />
      ) : (
        <ErrorState
          title={apiErrorText(failed.error, t)}
          message={t('applicationForm.FormLoading.failed')}
          reference={errorReference(failed.error)}
          onRetry={() => void failed.refetch()}
          isRetrying={failed.isFetching}
        />
      )}
    </Page>
  );
}

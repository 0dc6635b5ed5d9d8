import { useId, type ReactNode } from 'react';
import type { UseQueryResult } from 'shared-client';
import {
  Alert,
  apiErrorText,
  Button,
  Card,
  Cluster,
  makeStyles,
  Spinner,
  tokens,
  useTranslation,
} from 'shared-ui/core';
import { MODULE_ID } from '../moduleId.ts';

type ReadSectionProps<Data> = {
  readonly title: string;
  /** Links at the end of the title's line. */
  readonly actions?: ReactNode;
  readonly query: UseQueryResult<Data>;
  readonly children: (data: Data) => ReactNode;
};

/** A part of a page that is read on its own: one that fails takes no other with it. */
export function ReadSection<Data>({ title, actions, query, children }: ReadSectionProps<Data>) {
  const { t } = useTranslation(MODULE_ID);
  const styles = useStyles();
  const id = useId();
  const { data, error, isPending, isFetching, refetch } = query;
  return (
    <Card as="section" padding="L" gap="M" aria-labelledby={id}>
      <Cluster gap="M" align="center" className={styles.head}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        {actions}
      </Cluster>
      {isPending && <Spinner label={t('section.loading')} />}
      {error !== null && data === undefined && (
        <>
          <Alert kind="error">{apiErrorText(error, t)}</Alert>
          <Cluster>
            <Button icon="retry" isBusy={isFetching} onClick={() => void refetch()}>
              {t('section.retry')}
            </Button>
          </Cluster>
        </>
      )}
      {data !== undefined && children(data)}
    </Card>
  );
}

const useStyles = makeStyles({
  head: { justifyContent: 'space-between' },
  title: {
    margin: 0,
    fontSize: tokens.fontSizeBase400,
    lineHeight: tokens.lineHeightBase400,
    fontWeight: tokens.fontWeightSemibold,
  },
});

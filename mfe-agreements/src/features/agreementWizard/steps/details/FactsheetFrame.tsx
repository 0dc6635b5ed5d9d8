import type { ReactNode } from 'react';
import type { UseQueryResult } from 'shared-client';
import {
  Alert,
  apiErrorText,
  Button,
  Card,
  makeStyles,
  Spinner,
  tokens,
  useTranslation,
} from 'shared-ui/core';
import { MODULE_ID } from '../../../../moduleId.ts';

type Props = {
  /** Of the heading, which names the card. */
  readonly id: string;
  readonly title: string;
  readonly factsheets: Pick<UseQueryResult, 'isPending' | 'isError' | 'error' | 'refetch'>;
  /** What there is, in sentences, and the ways to it; shown once it is known. */
  readonly children: ReactNode;
};

/** The card of an institution's active factsheet: its heading, and what is said while it is looked for and when that failed. */
export function FactsheetFrame({ id, title, factsheets, children }: Props) {
  const { t } = useTranslation(MODULE_ID);
  const styles = useStyles();
  return (
    <Card as="section" look="quiet" gap="S" className={styles.card} aria-labelledby={id}>
      <h3 id={id} className={styles.heading}>
        {title}
      </h3>
      {factsheets.isPending && <Spinner label={t('agreementWizard.FactsheetCard.loading')} />}
      {factsheets.isError && (
        <Alert
          kind="warning"
          action={
            <Button onClick={() => void factsheets.refetch()}>
              {t('agreementWizard.FactsheetCard.retry')}
            </Button>
          }
        >
          {apiErrorText(factsheets.error, t)}
        </Alert>
      )}
      {children}
    </Card>
  );
}

/** A sentence of the card. */
export function FactsheetText({ children }: { readonly children: ReactNode }) {
  const styles = useStyles();
  return <p className={styles.text}>{children}</p>;
}

const useStyles = makeStyles({
  card: { alignItems: 'flex-start' },
  heading: {
    margin: 0,
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
    overflowWrap: 'anywhere',
  },
  text: { margin: 0, color: tokens.colorNeutralForeground2 },
});

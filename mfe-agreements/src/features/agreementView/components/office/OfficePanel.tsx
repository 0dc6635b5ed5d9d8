import type { AgreementItem } from 'shared-contracts/entities/agreementItem.ts';
import { useExchange, useQuery } from 'shared-auth/api';
import {
  apiErrorText,
  Card,
  ErrorState,
  errorReference,
  LoadingState,
  makeStyles,
  Stack,
  tokens,
  useLanguage,
  useTranslation,
} from 'shared-ui/core';
import { MODULE_ID } from '../../../../moduleId.ts';
import { copiesQuery } from '../../api/copies.queries.ts';
import type { useAgreementFacts } from '../../api/useAgreementFacts.ts';
import { ActionArea } from './ActionArea.tsx';
import { NextStepNote } from './NextStepNote.tsx';
import { StatusBlock } from './StatusBlock.tsx';
import { UntoldLines } from './UntoldLines.tsx';

type OfficePanelProps = {
  readonly agreement: AgreementItem;
  readonly state: ReturnType<typeof useAgreementFacts>;
};

/** For the international office: where the agreement stands, whose turn it is, and what can be done. */
export function OfficePanel({ agreement, state }: OfficePanelProps) {
  const styles = useStyles();
  const { t } = useTranslation(MODULE_ID);
  const { tag } = useLanguage();
  const { facts, error, retry, isRetrying } = state;
  const copies = useQuery(copiesQuery(useExchange(), agreement.id, tag));
  const { untold, attention } = copies.data ?? { untold: [], attention: [] };
  return (
    <Card as="section" padding="none" aria-label={t('agreementView.OfficePanel.label')}>
      <StatusBlock agreement={agreement} />
      <UntoldLines untold={untold} />
      <Stack gap="L" className={styles.steps}>
        {facts !== undefined && (
          <>
            <NextStepNote facts={facts} news={{ untold, attention }} />
            <ActionArea agreement={agreement} facts={facts} />
          </>
        )}
        {facts === undefined && error === null && <LoadingState />}
        {facts === undefined && error !== null && (
          <ErrorState
            title={t('agreementView.OfficePanel.failed')}
            message={apiErrorText(error, t)}
            reference={errorReference(error)}
            isRetrying={isRetrying}
            onRetry={retry}
          />
        )}
      </Stack>
    </Card>
  );
}

const useStyles = makeStyles({
  steps: {
    padding: tokens.spacingHorizontalL,
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
  },
});

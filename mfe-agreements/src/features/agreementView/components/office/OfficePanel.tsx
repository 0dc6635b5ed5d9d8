import type { AgreementItem } from 'shared-contracts/agreements/entities/agreementItem.ts';
import { useCall, useQuery } from 'shared-client';
import { OfficerLine } from 'shared-record/officers';
import { Alert, Card, makeStyles, Stack, tokens, useLanguage, useTranslation } from 'shared-ui/core';
import { AGREEMENTS_KEY } from '../../../../lib/agreementsKey.ts';
import { agreementEndOf } from '../../../../lib/agreementEnd.ts';
import { MODULE_ID } from '../../../../moduleId.ts';
import { NO_NEWS } from '../../model/actions/nextStep.ts';
import { copiesQuery } from '../../api/copies.queries.ts';
import { useAgreementActions } from '../../useAgreementActions.ts';
import { ActionArea } from './ActionArea.tsx';
import { CopiesInTheWay } from './CopiesInTheWay.tsx';
import { NextStepNote } from './NextStepNote.tsx';
import { StatusBlock } from './StatusBlock.tsx';
import { UndeliveredLines } from './UndeliveredLines.tsx';

/** For the international office: where the agreement stands, whose turn it is, and what can be done. */
export function OfficePanel({ agreement }: { readonly agreement: AgreementItem }) {
  const styles = useStyles();
  const { t } = useTranslation(MODULE_ID);
  const { tag } = useLanguage();
  const { facts } = agreement;
  // What became of an action stays, whatever of the panel is drawn again.
  const actions = useAgreementActions(agreement);
  const copies = useQuery(copiesQuery(useCall(), agreement.id, tag));
  const end = agreementEndOf(agreement, new Date());
  const news = copies.data ?? NO_NEWS;
  return (
    <Card as="section" padding="none" aria-label={t('agreementView.OfficePanel.label')}>
      <StatusBlock agreement={agreement} />
      <div className={styles.officer}>
        <OfficerLine set="MobilityAgreements" id={agreement.id} queryKey={AGREEMENTS_KEY} />
      </div>
      <UndeliveredLines untold={news.untold} />
      <Stack gap="L" className={styles.steps}>
        {facts !== undefined && (
          <>
            <NextStepNote facts={facts} news={news} end={end} startYear={agreement.startYear.id} />
            <CopiesInTheWay agreement={agreement} facts={facts} news={news} onDone={actions.dismiss} />
            <ActionArea agreement={agreement} facts={facts} actions={actions} hasNoNext={end !== null} />
          </>
        )}
        {/* A server of an older release does not give them; whatever was offered could be wrong. */}
        {facts === undefined && <Alert kind="information">{t('agreementView.OfficePanel.noFacts')}</Alert>}
      </Stack>
    </Card>
  );
}

const useStyles = makeStyles({
  officer: { padding: `0 ${tokens.spacingHorizontalL} ${tokens.spacingHorizontalM}` },
  steps: {
    padding: tokens.spacingHorizontalL,
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
  },
});

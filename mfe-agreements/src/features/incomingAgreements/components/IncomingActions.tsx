import type { IncomingAgreement } from 'shared-contracts/exchange/exchange.ts';
import { institutionNameIn } from 'shared-contracts/text/names.ts';
import { Button, Cluster, useLanguage, useTranslation, VisuallyHidden } from 'shared-ui/core';
import { MODULE_ID } from '../../../moduleId.ts';

export type IncomingQuestion = { readonly kind: 'import' | 'link'; readonly incoming: IncomingAgreement };

type IncomingActionsProps = {
  readonly incoming: IncomingAgreement;
  /** Something is being done with it. */
  readonly isBusy: boolean;
  readonly onAsk: (question: IncomingQuestion) => void;
  readonly onPut: () => void;
  /** Adds the institution, which the portal does not have. */
  readonly onAdd: () => void;
};

/** What can be done with one agreement of a partner; what cannot be done says why. */
export function IncomingActions({ incoming, isBusy, onAsk, onPut, onAdd }: IncomingActionsProps) {
  const { t } = useTranslation(MODULE_ID);
  const { language } = useLanguage();
  const { iiaId, heiId, institutionName, candidates } = incoming;
  const canImport = institutionName !== null;
  const canLink = candidates.length > 0;
  const which = (
    <VisuallyHidden>
      {' '}
      {t('incomingAgreements.IncomingTable.of', {
        id: iiaId,
        institution: institutionNameIn(incoming, language) || heiId,
      })}
    </VisuallyHidden>
  );
  return (
    <Cluster gap="XS">
      {!canImport && (
        <Button size="small" isBusy={isBusy} onClick={onAdd}>
          {t('incomingAgreements.IncomingTable.add')}
          {which}
        </Button>
      )}
      <Button
        size="small"
        disabledReason={canImport ? undefined : t('incomingAgreements.IncomingTable.unknownInstitution')}
        onClick={() => {
          if (canImport) onAsk({ kind: 'import', incoming });
        }}
      >
        {t('incomingAgreements.IncomingTable.import')}
        {which}
      </Button>
      <Button
        size="small"
        disabledReason={canLink ? undefined : t('incomingAgreements.IncomingTable.noCandidates')}
        onClick={() => {
          if (canLink) onAsk({ kind: 'link', incoming });
        }}
      >
        {t('incomingAgreements.IncomingTable.link')}
        {which}
      </Button>
      <Button size="small" appearance="subtle" isBusy={isBusy} onClick={onPut}>
        {t(`incomingAgreements.IncomingTable.${incoming.putAway === null ? 'put' : 'takeBack'}`)}
        {which}
      </Button>
    </Cluster>
  );
}

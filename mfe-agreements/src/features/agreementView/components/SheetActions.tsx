import { statedFacts } from 'shared-contracts/agreements/agreementFacts.ts';
import { refusalOf } from 'shared-contracts/agreements/lifeCycle/agreementLifeCycle.ts';
import { waitingStepOf } from 'shared-contracts/agreements/lifeCycle/waitingSteps.ts';
import { AGREEMENT_STATUS } from 'shared-contracts/agreements/agreements.ts';
import type { AgreementItem } from 'shared-contracts/agreements/entities/agreementItem.ts';
import { useSession } from 'shared-auth';
import { Button, ButtonLink, useTranslation } from 'shared-ui/core';
import { MODULE_ID } from '../../../moduleId.ts';
import type { AgreementPdf } from '../../agreementPdf/useAgreementPdf.ts';

type SheetActionsProps = { readonly agreement: AgreementItem; readonly pdf: AgreementPdf };

/** Ways from the sheet to its form and to its PDF. */
export function SheetActions({ agreement, pdf }: SheetActionsProps) {
  const { t } = useTranslation(MODULE_ID);
  const { permissions } = useSession();
  const facts = agreement.facts ?? statedFacts(agreement);
  const canEdit = refusalOf('edit', facts, permissions) === undefined;
  const hasPdf = refusalOf('downloadPdf', facts, permissions) === undefined;
  const isNext = facts.status === AGREEMENT_STATUS.Draft || waitingStepOf(facts) === 'finish';
  return (
    <>
      {hasPdf && (
        <Button icon="export" isBusy={pdf.isMaking} onClick={pdf.download}>
          {t('agreementView.SheetActions.pdf')}
        </Button>
      )}
      {canEdit && (
        <ButtonLink
          to={`/iia/edit/${agreement.id}`}
          icon="edit"
          appearance={isNext ? 'primary' : 'secondary'}
        >
          {t('agreementView.SheetActions.edit')}
        </ButtonLink>
      )}
    </>
  );
}

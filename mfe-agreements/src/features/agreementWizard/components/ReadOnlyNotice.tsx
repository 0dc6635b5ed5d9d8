import type { Refusal } from 'shared-contracts/errors/errorCodes.ts';
import { Alert, ButtonLink, useTranslation } from 'shared-ui/core';
import { MODULE_ID } from '../../../moduleId.ts';
import { REFUSAL_KEY } from '../model/saving/saveTexts.ts';

type ReadOnlyNoticeProps = { readonly agreementId: number | null; readonly refusal: Refusal };

/** Says why nothing can be edited, and leads to the agreement's own page. */
export function ReadOnlyNotice({ agreementId, refusal }: ReadOnlyNoticeProps) {
  const { t } = useTranslation(MODULE_ID);
  return (
    <Alert
      kind="information"
      action={
        agreementId !== null && (
          <ButtonLink to={`/iia/view/${agreementId}`}>{t('agreementWizard.ReadOnlyNotice.view')}</ButtonLink>
        )
      }
    >
      {t(REFUSAL_KEY[refusal] ?? 'agreementWizard.refusals.other')}
    </Alert>
  );
}

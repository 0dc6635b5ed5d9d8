import type { ReactNode } from 'react';
import { useTranslation } from 'shared-ui/core';
import { MODULE_ID } from '../moduleId.ts';
import { AGREEMENT_STATUS_LOOK } from './agreementLabels.ts';
import { AgreementStatus } from './AgreementStatus.tsx';

type AgreementStatusLineProps = {
  readonly status: { readonly id: number; readonly name?: string | null | undefined };
  /** A further badge. */
  readonly children?: ReactNode;
};

/** The status of an agreement with its name, for whoever has no block with all of its states. */
export function AgreementStatusLine({ status, children }: AgreementStatusLineProps) {
  const { t } = useTranslation(MODULE_ID);
  return (
    <span>
      {/* Of the texts that come with the module: every page has these. */}
      {t('agreementList.AgreementTable.status')}:{' '}
      <AgreementStatus status={status} looks={AGREEMENT_STATUS_LOOK} /> {children}
    </span>
  );
}

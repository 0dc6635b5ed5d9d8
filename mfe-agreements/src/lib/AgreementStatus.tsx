import { StatusBadge, useTranslation, type StatusTone } from 'shared-ui/core';
import { MODULE_ID } from '../moduleId.ts';
import { lookOf } from './agreementLabels.ts';

type AgreementStatusProps = {
  readonly status: { readonly id: number; readonly name?: string | null | undefined } | null | undefined;
  readonly looks: Readonly<Record<number, { readonly key: string; readonly tone: StatusTone }>>;
};

/** A status as a badge; one that this release does not know keeps the name that the server gives it, if it gives one. */
export function AgreementStatus({ status, looks }: AgreementStatusProps) {
  const { t } = useTranslation(MODULE_ID);
  if (status == null) return '-';
  const look = lookOf(looks, status.id);
  return (
    <StatusBadge tone={look?.tone ?? 'neutral'}>
      {look ? t(look.key) : (status.name ?? t('agreementList.status.unknown'))}
    </StatusBadge>
  );
}

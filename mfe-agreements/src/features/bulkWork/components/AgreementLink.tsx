import { useTranslation } from 'shared-ui/core';
import { NamedLink } from '../../../lib/NamedLink.tsx';
import { MODULE_ID } from '../../../moduleId.ts';

/** Leads to an agreement, by its number. */
export function AgreementLink({ id }: { readonly id: number }) {
  const { t } = useTranslation(MODULE_ID);
  return (
    <NamedLink to={`/iia/view/${id}`} name={t('bulkWork.AgreementLink.label', { id })}>
      {id}
    </NamedLink>
  );
}

import type { AgreementListRow } from 'shared-contracts/agreements/entities/agreementListRow.ts';
import { useCan } from 'shared-auth';
import { IconLink, useTranslation } from 'shared-ui/core';
import { RowActions, type RowLink } from 'shared-ui/list';
import { MODULE_ID } from '../../../moduleId.ts';
import { canEditAgreement } from '../model/agreementRights.ts';

type AgreementActionsProps = { readonly agreement: AgreementListRow; readonly view: RowLink };

/** Links to an agreement's view, and to its form for whoever may edit it now. */
export function AgreementActions({ agreement: { id, status }, view }: AgreementActionsProps) {
  const { t } = useTranslation(MODULE_ID);
  const canEdit = canEditAgreement(useCan('iia_edit'), status?.id);
  return (
    <RowActions>
      <IconLink {...view} icon="view" label={t('agreementList.AgreementActions.view', { id })} />
      {canEdit && (
        <IconLink
          to={`/iia/edit/${id}`}
          icon="edit"
          label={t('agreementList.AgreementActions.edit', { id })}
        />
      )}
    </RowActions>
  );
}

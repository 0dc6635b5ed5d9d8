import type { ApplicationListRow } from 'shared-contracts/applications/entities/applicationListRow.ts';
import { IconButton, IconLink, useLanguage, useTranslation } from 'shared-ui/core';
import { RowActions, type RowLink } from 'shared-ui/list';
import { MODULE_ID } from '../../../moduleId.ts';
import { ApplicationPdfButton } from '../../applicationPdf/ApplicationPdfButton.tsx';
import { applicantName } from '../model/application.ts';
import type { ApplicationRights } from '../model/applicationRights.ts';

type ApplicationRowActionsProps = {
  readonly application: ApplicationListRow;
  /** Where its page is. */
  readonly view: RowLink;
  readonly rights: ApplicationRights;
  /** The office alone assigns who is in charge. */
  readonly onAssign: (() => void) | undefined;
  readonly onDelete: () => void;
};

export function ApplicationRowActions({
  application,
  view,
  rights,
  onAssign,
  onDelete,
}: ApplicationRowActionsProps) {
  const { t } = useTranslation(MODULE_ID);
  const { language } = useLanguage();
  const name = applicantName(application, language);
  return (
    <RowActions>
      <IconLink {...view} icon="view" label={t('applicationList.ApplicationTable.view', { name })} />
      {rights.canEdit && (
        <IconLink
          to={`/application/outgoing/student/edit/${application.id}`}
          icon="edit"
          label={t('applicationList.ApplicationTable.edit', { name })}
        />
      )}
      <ApplicationPdfButton id={application.id} name={name} />
      {onAssign && (
        <IconButton
          icon="person"
          label={t('applicationList.ApplicationTable.assign', { name })}
          onClick={onAssign}
        />
      )}
      {rights.canDelete && (
        <IconButton
          icon="delete"
          label={t('applicationList.ApplicationTable.delete', { name })}
          onClick={onDelete}
        />
      )}
    </RowActions>
  );
}

import type { DepartmentUse } from 'shared-contracts/institutions/institutionList.ts';
import { agreementRows } from 'shared-contracts/releases/addresses.ts';
import { useState } from 'react';
import {
  Alert,
  apiErrorText,
  Button,
  ButtonLink,
  Cluster,
  ConfirmDialog,
  useNavigate,
  useToast,
  useTranslation,
} from 'shared-ui/core';
import { flushSync } from 'shared-ui/fields';
import { MODULE_ID } from '../../../moduleId.ts';
import { useDeleteDepartment } from '../api/department.mutations.ts';
import { DEPARTMENTS_PATH } from '../departmentPaths.ts';

type DepartmentUseNoticeProps = {
  readonly use: DepartmentUse;
  readonly department: { readonly id: number; readonly version: string; readonly name: string };
  /** Called before the page is left, so that it does not ask for what was typed. */
  readonly onDeleted: () => void;
};

/** Says what refers to a department, and offers to delete one that nothing refers to. */
export function DepartmentUseNotice({ use, department, onDeleted }: DepartmentUseNoticeProps) {
  const { t } = useTranslation(MODULE_ID);
  const toast = useToast();
  const navigate = useNavigate();
  const [isAsking, setIsAsking] = useState(false);
  const deletion = useDeleteDepartment();
  const { agreements, contacts, coordinators, applications } = use;
  if (agreements + contacts + coordinators + applications > 0)
    return (
      <Alert
        kind="information"
        action={
          agreements > 0 && (
            <ButtonLink to={`${agreementRows()}?department=${department.id}&active=no`} icon="edit">
              {t('departments.use.rows')}
            </ButtonLink>
          )
        }
      >
        {t('departments.use.used', { agreements, contacts, coordinators, applications })}
      </Alert>
    );

  const handleConfirm = () =>
    deletion.mutate(department, {
      onSuccess: () => {
        flushSync(onDeleted);
        toast({ kind: 'success', text: t('departments.use.deleted', { name: department.name }) });
        void navigate(DEPARTMENTS_PATH);
      },
    });

  return (
    <Cluster gap="M" align="center">
      <span>{t('departments.use.unused')}</span>
      <Button icon="delete" onClick={() => setIsAsking(true)}>
        {t('departments.use.delete')}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={t('departments.use.confirmTitle')}
        text={
          <>
            {t('departments.use.confirm', { name: department.name })}
            {deletion.isError && <Alert kind="error">{apiErrorText(deletion.error, t)}</Alert>}
          </>
        }
        confirmLabel={t('departments.use.yes')}
        cancelLabel={t('departments.use.no')}
        isBusy={deletion.isPending}
        onConfirm={handleConfirm}
        onCancel={() => {
          setIsAsking(false);
          deletion.reset();
        }}
      />
    </Cluster>
  );
}

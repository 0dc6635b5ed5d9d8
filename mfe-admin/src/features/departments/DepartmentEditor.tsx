import { LOCAL_INSTITUTION_ID } from 'shared-contracts/agreements/agreements.ts';
import {
  departmentRecord,
  type DepartmentRecord,
} from 'shared-contracts/institutions/entities/department.ts';
import type { DepartmentUse } from 'shared-contracts/institutions/institutionList.ts';
import { DEPARTMENT } from 'shared-contracts/institutions/members/institution.ts';
import { nameIn } from 'shared-contracts/text/names.ts';
import { useState } from 'react';
import { readBy } from 'shared-record/model';
import { useMemberLabel } from 'shared-record/pages';
import { useRecordForm, useWizard, WizardView, type BegunDraft } from 'shared-record/wizard';
import { Button, ButtonLink, useLanguage, useTranslation } from 'shared-ui/core';
import { MODULE_ID } from '../../moduleId.ts';
import { useSaveDepartment } from './api/department.mutations.ts';
import { DepartmentFields } from './components/DepartmentFields.tsx';
import { DepartmentUseNotice } from './components/DepartmentUseNotice.tsx';
import { DEPARTMENTS_PATH } from './departmentPaths.ts';
import {
  DEPARTMENT_FORM,
  DEPARTMENT_SHAPE,
  departmentSteps,
  openedDepartment,
  type DepartmentForm,
  type DepartmentMember,
  type OpenedDepartment,
} from './model/departmentForm.ts';

type DepartmentEditorProps = {
  readonly title: string;
  readonly opened: OpenedDepartment;
  readonly draft: BegunDraft<DepartmentForm>;
  readonly others: readonly DepartmentRecord[];
  /** What refers to the department; null for a new one. */
  readonly use: DepartmentUse | null;
};

/** The form of a department: one step of the record desk, which leads back to the list once it is saved. */
export function DepartmentEditor({ title, opened, draft, others, use }: DepartmentEditorProps) {
  const { t } = useTranslation(MODULE_ID);
  const { language } = useLanguage();
  const label = useMemberLabel(DEPARTMENT);
  const [steps] = useState(() => departmentSteps(others, opened.id === null));
  const record = useRecordForm({ opened, begun: draft.begun, shape: DEPARTMENT_SHAPE, steps });
  const edit = useWizard(record, {
    draft,
    mutation: useSaveDepartment(),
    toSent: (form, { id, version, creationKey }: OpenedDepartment, _action: 'save') => {
      const { ounitId, ...members } = DEPARTMENT_FORM.write(form);
      // A new department that is given no id gets one by the server.
      const body = ounitId === null ? members : { ...members, ounitId };
      const which = id === null ? { institution: LOCAL_INSTITUTION_ID } : { id, dateModified: version };
      return { body: { ...which, ...body }, creationKey };
    },
    readCurrent: readBy(departmentRecord.schema, openedDepartment),
    onSaved: () => DEPARTMENTS_PATH,
  });
  return (
    <WizardView
      title={title}
      namespace={MODULE_ID}
      set="MobilityDepartments"
      edit={edit}
      // Names of the form's fields are names of members.
      nameOf={(field) => label(field as DepartmentMember)}
      notices={
        use !== null &&
        opened.id !== null &&
        edit.base.version !== null && (
          <DepartmentUseNotice
            use={use}
            department={{ id: opened.id, version: edit.base.version, name: nameIn(opened.form, language) }}
            onDeleted={edit.leaveAll}
          />
        )
      }
      actions={
        <>
          <ButtonLink to={DEPARTMENTS_PATH}>{t('departments.form.cancel')}</ButtonLink>
          <Button appearance="primary" isBusy={edit.saving !== null} onClick={() => edit.save('save')}>
            {t('departments.form.save')}
          </Button>
        </>
      }
    >
      <DepartmentFields isNew={opened.id === null} told={use?.told ?? 0} />
    </WizardView>
  );
}

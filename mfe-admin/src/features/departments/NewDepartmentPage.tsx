import { useState } from 'react';
import { useApi, useQuery } from 'shared-client';
import { RecordTexts } from 'shared-record/edit';
import { DraftStart } from 'shared-record/wizard';
import { apiErrorText, ErrorState, errorReference, LoadingState, Page, useTranslation } from 'shared-ui/core';
import { MODULE_ID } from '../../moduleId.ts';
import { ourDepartmentsQuery } from './api/departments.queries.ts';
import { DepartmentEditor } from './DepartmentEditor.tsx';
import { departmentTexts } from './departmentTexts.ts';
import { DEPARTMENT_DRAFT_KIND, newDepartment } from './model/departmentForm.ts';

/** The form of a new department of ours (`/departments/form`). */
export default function NewDepartmentPage() {
  const { t } = useTranslation(MODULE_ID);
  const [opened] = useState(newDepartment);
  const all = useQuery(ourDepartmentsQuery(useApi()));
  const title = t('departments.form.titleNew');
  if (all.data === undefined)
    return (
      <Page title={title}>
        {all.error === null ? (
          <LoadingState />
        ) : (
          <ErrorState
            title={t('departments.WithDepartment.failed')}
            message={apiErrorText(all.error, t)}
            reference={errorReference(all.error)}
            onRetry={() => void all.refetch()}
            isRetrying={all.isFetching}
          />
        )}
      </Page>
    );
  const others = all.data.value;
  return (
    <RecordTexts namespace={MODULE_ID} keys={departmentTexts}>
      <DraftStart title={title} kind={DEPARTMENT_DRAFT_KIND} recordId={null} version={null}>
        {(draft) => (
          <DepartmentEditor title={title} opened={opened} draft={draft} others={others} use={null} />
        )}
      </DraftStart>
    </RecordTexts>
  );
}

import { nameIn } from 'shared-contracts/text/names.ts';
import { useState } from 'react';
import { RecordTexts } from 'shared-record/edit';
import { DraftStart } from 'shared-record/wizard';
import { useLanguage, useParams, useTranslation } from 'shared-ui/core';
import { MODULE_ID } from '../../moduleId.ts';
import { WithDepartment, type DepartmentParts } from './components/WithDepartment.tsx';
import { DepartmentEditor } from './DepartmentEditor.tsx';
import { departmentTexts } from './departmentTexts.ts';
import { DEPARTMENT_DRAFT_KIND, openedDepartment } from './model/departmentForm.ts';
import { parseRecordId } from 'shared-contracts/members/recordId.ts';

/** The form of one of our departments (`/departments/edit/{id}`). */
export default function DepartmentEditPage() {
  const { t } = useTranslation(MODULE_ID);
  const id = parseRecordId(useParams()['departmentId']);
  return (
    <WithDepartment key={id} id={id} title={t('departments.form.titleEdit')}>
      {(parts) => <Start parts={parts} />}
    </WithDepartment>
  );
}

function Start({ parts: now }: { readonly parts: DepartmentParts }) {
  const { t } = useTranslation(MODULE_ID);
  const { language } = useLanguage();
  // What is read again later is no reason to begin anew.
  const [parts] = useState(now);
  const [opened] = useState(() => openedDepartment(parts.department));
  const title = t('departments.form.title', { name: nameIn(parts.department, language) });
  return (
    <RecordTexts namespace={MODULE_ID} keys={departmentTexts}>
      <DraftStart
        title={title}
        kind={DEPARTMENT_DRAFT_KIND}
        recordId={opened.id}
        version={opened.version}
        saved={opened.form}
      >
        {(draft) => (
          <DepartmentEditor
            title={title}
            opened={opened}
            draft={draft}
            others={parts.others}
            use={parts.use}
          />
        )}
      </DraftStart>
    </RecordTexts>
  );
}

import { useState } from 'react';
import { RecordTexts } from 'shared-record/edit';
import { DraftStart } from 'shared-record/wizard';
import { useTranslation } from 'shared-ui/core';
import { MODULE_ID } from '../../moduleId.ts';
import { ApplicationEditor } from './ApplicationEditor.tsx';
import { APPLICATION_DRAFT_KIND } from './model/form/applicationDraftKind.ts';
import { APPLICATION_TEXTS, TITLE_KEY } from './model/saving/formTexts.ts';
import type { OpenedApplication } from './model/form/openedApplication.ts';

type ApplicationStartProps = {
  readonly opened: OpenedApplication;
  /** Begins with an empty form instead of an earlier application's answers. */
  readonly onEmpty?: () => void;
};

/** Opens the form; where something was typed before and never saved, the person says first what becomes of it. */
export function ApplicationStart({ opened: openedNow, onEmpty }: ApplicationStartProps) {
  const { t } = useTranslation(MODULE_ID);
  // What is read again later is no reason to begin anew.
  const [opened] = useState(openedNow);
  const { id, version, type } = opened;
  const title = t(TITLE_KEY[type]);
  return (
    <RecordTexts namespace={MODULE_ID} keys={APPLICATION_TEXTS}>
      <DraftStart
        title={title}
        kind={APPLICATION_DRAFT_KIND[type]}
        recordId={id}
        version={version}
        saved={opened.form}
      >
        {(draft) => <ApplicationEditor title={title} opened={opened} draft={draft} onEmpty={onEmpty} />}
      </DraftStart>
    </RecordTexts>
  );
}

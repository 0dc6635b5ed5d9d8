import type { ComponentProps } from 'react';
import { ApiError } from 'shared-client';
import { FACTSHEET_TREE } from 'shared-contracts/factsheets/members/factsheetTree.ts';
import { knownFieldErrorCode } from 'shared-contracts/errors/errorCodes.ts';
import { RowSaveFailure } from 'shared-record/edit';
import { useMemberPath } from 'shared-record/pages';
import { Alert, fieldErrorText, useTranslation } from 'shared-ui/core';
import { MODULE_ID } from '../../../../../moduleId.ts';

type CellFailureProps = Pick<ComponentProps<typeof RowSaveFailure>, 'phase' | 'error'>;

/** Says why a cell or an entry was not saved, and that what was typed is still there. */
export function CellFailure({ phase, error }: CellFailureProps) {
  const { t } = useTranslation(MODULE_ID);
  const nameOf = useMemberPath(FACTSHEET_TREE);
  if (phase === 'gone') return <Alert kind="error">{t('factsheetCells.gone')}</Alert>;
  const refused = error instanceof ApiError ? error.errors : [];
  if (refused.length === 0) return <RowSaveFailure phase={phase} error={error} hasRefusedFields={false} />;
  return (
    <Alert kind="error">
      {t('factsheetCells.refused')}
      {refused.map(({ field, code, params }) => (
        <div key={`${field} ${code}`}>
          {nameOf(field)}: {fieldErrorText({ code: knownFieldErrorCode(code), params }, t)}
        </div>
      ))}
    </Alert>
  );
}

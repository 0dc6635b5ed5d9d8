import { useErrorTexts } from 'shared-record/edit';
import { Alert, useTranslation } from 'shared-ui/core';
import type { FieldIssue } from 'shared-ui/fields';
import { MODULE_ID } from '../../../../moduleId.ts';
import { FieldLinks } from './FieldLinks.tsx';

type ReviewMissingProps = {
  readonly issues: readonly FieldIssue[];
  readonly onField: (field: string) => void;
};

/** What stands between the application and its submission, each with a way to the place where it is put right. */
export function ReviewMissing({ issues, onField }: ReviewMissingProps) {
  const { t } = useTranslation(MODULE_ID);
  const { ofField } = useErrorTexts();
  return (
    <Alert kind="warning">
      <strong>{t('applicationForm.Review.missing', { count: issues.length })}</strong>
      <FieldLinks
        links={issues.map(({ field, code, params }) => ({ field, text: ofField(field, code, params) }))}
        onField={onField}
      />
    </Alert>
  );
}

import { useErrorTexts } from 'shared-record/edit';
import { Alert, Button, makeStyles, useTranslation } from 'shared-ui/core';
import type { FieldIssue } from 'shared-ui/fields';
import { MODULE_ID } from '../../../moduleId.ts';

type ReviewMissingProps = {
  readonly issues: readonly FieldIssue[];
  readonly onField: (field: string) => void;
};

/** What stands between the application and its submission, each with a way to the place where it is put right. */
export function ReviewMissing({ issues, onField }: ReviewMissingProps) {
  const { t } = useTranslation(MODULE_ID);
  const { ofField } = useErrorTexts();
  const styles = useStyles();
  return (
    <Alert kind="warning">
      <strong>{t('applicationForm.Review.missing', { count: issues.length })}</strong>
      <ul className={styles.list}>
        {issues.map(({ field, code, params }) => (
          <li key={field}>
            <Button appearance="subtle" size="small" onClick={() => onField(field)}>
              {ofField(field, code, params)}
            </Button>
          </li>
        ))}
      </ul>
    </Alert>
  );
}

const useStyles = makeStyles({
  list: { margin: '8px 0 0', paddingInlineStart: '16px', '& button': { textAlign: 'start', height: 'auto' } },
});

import { APPLICATION } from 'shared-contracts/members/application.ts';
import { useApi, useQuery } from 'shared-auth/api';
import { useMemberLabel } from 'shared-record/pages';
import { makeStyles, tokens, useTranslation } from 'shared-ui/core';
import { MODULE_ID } from '../../../../moduleId.ts';
import { wholeApplicationQuery } from '../../api/ownApplications.queries.ts';
import { missingParts } from '../../model/missingParts.ts';

/** Names the parts of a draft in which something is missing, or says that it can be submitted; nothing while that is not known. */
export function MissingParts({ id }: { readonly id: number }) {
  const { t } = useTranslation(MODULE_ID);
  const labelOf = useMemberLabel(APPLICATION);
  const styles = useStyles();
  const { data } = useQuery(wholeApplicationQuery(useApi(), id));
  if (data === undefined) return null;
  const parts = missingParts(data);
  if (parts.length === 0) return <p className={styles.text}>{t('applicationList.MissingParts.none')}</p>;
  return (
    <div>
      <p className={styles.text}>{t('applicationList.MissingParts.title')}</p>
      <ul className={styles.list}>
        {parts.map((part) => (
          <li key={part}>{labelOf(part)}</li>
        ))}
      </ul>
    </div>
  );
}

const useStyles = makeStyles({
  text: { margin: 0 },
  list: { margin: 0, paddingInlineStart: tokens.spacingHorizontalXL },
});

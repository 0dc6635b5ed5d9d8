import { statedFacts } from 'shared-contracts/agreements/agreementFacts.ts';
import { refusalOf } from 'shared-contracts/agreements/lifeCycle/agreementLifeCycle.ts';
import type { AgreementItem } from 'shared-contracts/agreements/entities/agreementItem.ts';
import { useState } from 'react';
import { useCan, useSession } from 'shared-auth';
import { Button, Cluster, fieldErrorKey, makeStyles, TextLink, useTranslation } from 'shared-ui/core';
import { MODULE_ID } from '../../../../moduleId.ts';
import { filledLists } from '../../model/details/mobilityLists.ts';
import { DoneNote } from '../DoneNote.tsx';
import { SplitDialog } from './SplitDialog.tsx';

/** Lets the office move rows into drafts of their own, where the partner has one agreement for each; nothing where one row is all. */
export function SplitAgreement({ agreement }: { readonly agreement: AgreementItem }) {
  const { t } = useTranslation(MODULE_ID);
  const isOffice = useCan('iia_edit_iro');
  const { permissions } = useSession();
  const [isAsking, setIsAsking] = useState(false);
  const [drafts, setDrafts] = useState<readonly number[]>([]);
  const rowCount = filledLists(agreement).reduce((sum, { rows }) => sum + rows.length, 0);
  const refusal = refusalOf('edit', agreement.facts ?? statedFacts(agreement), permissions);
  if (!isOffice) return null;
  return (
    <>
      {drafts.length > 0 && <Made key={drafts.join()} drafts={drafts} />}
      {rowCount > 1 && (
        <div>
          <Button
            disabledReason={refusal && t(fieldErrorKey(refusal))}
            onClick={() => {
              if (refusal === undefined) setIsAsking(true);
            }}
          >
            {t('agreementView.SplitAgreement.offer')}
          </Button>
        </div>
      )}
      {isAsking && (
        <SplitDialog
          agreement={agreement}
          onClose={() => setIsAsking(false)}
          onSplit={(made) => {
            setIsAsking(false);
            setDrafts(made);
          }}
        />
      )}
    </>
  );
}

function Made({ drafts }: { readonly drafts: readonly number[] }) {
  const styles = useStyles();
  const { t } = useTranslation(MODULE_ID);
  return (
    <DoneNote>
      <p className={styles.text}>{t('agreementView.SplitAgreement.done', { count: drafts.length })}</p>
      <Cluster gap="M">
        {drafts.map((id) => (
          <TextLink key={id} to={`/iia/view/${id}`}>
            {t('agreementView.SplitAgreement.draft', { id })}
          </TextLink>
        ))}
      </Cluster>
    </DoneNote>
  );
}

const useStyles = makeStyles({ text: { margin: 0 } });

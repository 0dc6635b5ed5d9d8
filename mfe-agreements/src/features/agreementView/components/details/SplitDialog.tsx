import type { AgreementItem } from 'shared-contracts/agreements/entities/agreementItem.ts';
import { AGREEMENT } from 'shared-contracts/agreements/members/agreement.ts';
import { nameIn } from 'shared-contracts/text/names.ts';
import { useState } from 'react';
import { exchangeErrorText, useMemberLabel } from 'shared-record/pages';
import {
  Alert,
  Button,
  ModalDialog,
  Stack,
  makeStyles,
  tokens,
  useLanguage,
  useTranslation,
} from 'shared-ui/core';
import { SelectField, useForm } from 'shared-ui/fields';
import { MODULE_ID } from '../../../../moduleId.ts';
import { useSplitAgreement } from '../../api/splitAgreement.mutation.ts';
import { filledLists, type MobilityRow } from '../../model/details/mobilityLists.ts';
import { draftsOf, offeredDrafts, planFault, type SplitPlan } from '../../model/actions/splitPlan.ts';

type SplitDialogProps = {
  readonly agreement: AgreementItem;
  readonly onClose: () => void;
  /** Called with the ids of the new drafts. */
  readonly onSplit: (drafts: readonly number[]) => void;
};

/** A row that stays has nothing, or an empty text. */
type Form = { readonly places: Readonly<Record<string, string | undefined>> };

/** Asks for each row whether it stays or into which draft it moves, and says what there will be. */
export function SplitDialog({ agreement, onClose, onSplit }: SplitDialogProps) {
  const styles = useStyles();
  const { t } = useTranslation(MODULE_ID);
  const { language } = useLanguage();
  const labelOf = useMemberLabel(AGREEMENT);
  const splitting = useSplitAgreement(agreement.id);
  const [isTried, setIsTried] = useState(false);
  const lists = filledLists(agreement);
  const rowCount = lists.reduce((sum, { rows }) => sum + rows.length, 0);
  const form = useForm<Form>({ defaultValues: { places: {} } });
  const plan = planOf(form.watch('places'));
  const drafts = draftsOf(plan);
  const fault = planFault(plan, rowCount);
  const send = () => {
    setIsTried(true);
    if (fault !== undefined || splitting.isPending) return;
    splitting.mutate(
      { dateModified: agreement.dateModified, drafts: drafts.map((rows) => [...rows]) },
      { onSuccess: (reply) => onSplit(reply.drafts) },
    );
  };
  const rowText = (row: MobilityRow) =>
    [row.fromInstitution, row.toInstitution].map((one) => nameIn(one, language)).join(' → ');
  return (
    <ModalDialog
      title={t('agreementView.SplitDialog.title')}
      shape="wide"
      onCancel={() => {
        if (!splitting.isPending) onClose();
      }}
      actions={
        <>
          <Button isDisabled={splitting.isPending} onClick={onClose}>
            {t('agreementView.ActionQuestion.cancel')}
          </Button>
          <Button appearance="primary" isBusy={splitting.isPending} onClick={send}>
            {t('agreementView.SplitDialog.split')}
          </Button>
        </>
      }
    >
      <Stack gap="L" inert={splitting.isPending}>
        <p className={styles.line}>{t('agreementView.SplitDialog.text')}</p>
        {lists.map(({ list, rows }) => (
          <Stack key={list} gap="S">
            <h3 className={styles.title}>{labelOf(list)}</h3>
            {rows.map((row, index) => (
              <SelectField
                key={row.id}
                control={form.control}
                name={`places.r${row.id}`}
                label={t('agreementView.SplitDialog.row', {
                  number: index + 1,
                  row: rowText(row),
                  places: row.mobilitiesPerYear ?? '-',
                })}
                placeholder={t('agreementView.SplitDialog.stays')}
                options={offeredDrafts(plan, rowCount).map((number) => ({
                  value: String(number),
                  label: t('agreementView.SplitDialog.draft', { number }),
                }))}
              />
            ))}
          </Stack>
        ))}
        <div role="status">
          <p className={styles.line}>
            {t('agreementView.SplitDialog.keeps', { count: rowCount - plan.size })}
          </p>
          {drafts.map((rows, index) => (
            <p key={rows[0]} className={styles.line}>
              {t('agreementView.SplitDialog.gets', { number: index + 1, count: rows.length })}
            </p>
          ))}
        </div>
        {isTried && fault !== undefined && <Alert kind="error">{t(fault)}</Alert>}
        {splitting.isError && <Alert kind="error">{exchangeErrorText(splitting.error, t)}</Alert>}
      </Stack>
    </ModalDialog>
  );
}

function planOf(places: Form['places']): SplitPlan {
  return new Map(
    Object.entries(places).flatMap(([row, draft]) =>
      !draft ? [] : [[Number(row.slice(1)), Number(draft)] as const],
    ),
  );
}

const useStyles = makeStyles({
  line: { margin: 0, overflowWrap: 'anywhere' },
  title: { margin: 0, fontSize: tokens.fontSizeBase300, lineHeight: tokens.lineHeightBase300 },
});

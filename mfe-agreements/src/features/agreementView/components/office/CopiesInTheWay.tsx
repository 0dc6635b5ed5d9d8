import type { AgreementFacts } from 'shared-contracts/agreements/lifeCycle/agreementLifeCycle.ts';
import { nextStepOf } from 'shared-contracts/agreements/lifeCycle/waitingSteps.ts';
import type { AgreementItem } from 'shared-contracts/agreements/entities/agreementItem.ts';
import { AGREEMENT_TREE } from 'shared-contracts/agreements/members/agreementTree.ts';
import type { Refusal } from 'shared-contracts/errors/errorCodes.ts';
import { useMemberPath } from 'shared-record/pages';
import { ButtonLink, Cluster, makeStyles, Stack, tokens, useTranslation } from 'shared-ui/core';
import { MODULE_ID } from '../../../../moduleId.ts';
import { differenceValue } from '../../model/copies/differenceValue.ts';
import { differencesInTheWay, type PartnersNews } from '../../model/actions/nextStep.ts';
import { TakeOver } from '../copies/TakeOver.tsx';

/** Places that are named before the whole list. */
const SHOWN = 3;
/** Obstacles that the copies show, or that end by fetching one. */
const OF_COPIES: readonly Refusal[] = [
  'copies-differ',
  'copy-not-here',
  'copy-not-linked',
  'partner-not-ending',
  'partner-not-reopened',
];

type CopiesInTheWayProps = {
  readonly agreement: AgreementItem;
  readonly facts: AgreementFacts;
  readonly news: PartnersNews;
  /** Called when the partner's values stand in our agreement. */
  readonly onDone: () => void;
};

/** Names what differs between the copies where that is in the way of an approval, and leads to it; nothing otherwise. */
export function CopiesInTheWay({ agreement, facts, news, onDone }: CopiesInTheWayProps) {
  const styles = useStyles();
  const { t } = useTranslation(MODULE_ID);
  const nameOf = useMemberPath(AGREEMENT_TREE);
  const obstacle = nextStepOf(facts)?.obstacle;
  if (obstacle === undefined || !OF_COPIES.includes(obstacle)) return null;
  const differences = differencesInTheWay(facts, news);
  const more = differences.length - SHOWN;
  return (
    <Stack gap="M" className={styles.part}>
      {differences.length > 0 && (
        <ul className={styles.list}>
          {differences.slice(0, SHOWN).map(({ field, ours, partners }) => (
            <li key={field}>
              {t('agreementView.CopiesInTheWay.place', {
                field: nameOf(field),
                ours: differenceValue(field, ours, t),
                partners: differenceValue(field, partners, t),
              })}
            </li>
          ))}
          {more > 0 && <li>{t('agreementView.CopiesInTheWay.more', { count: more })}</li>}
        </ul>
      )}
      <Cluster isStackedWhenNarrow>
        <ButtonLink to="?tab=copies" appearance="primary">
          {t(`agreementView.CopiesInTheWay.${differences.length > 0 ? 'compare' : 'copies'}`)}
        </ButtonLink>
        {obstacle === 'copies-differ' && <TakeOver agreement={agreement} onDone={onDone} />}
      </Cluster>
    </Stack>
  );
}

const useStyles = makeStyles({
  // Below the sentence, beside its picture.
  part: { paddingInlineStart: `calc(40px + ${tokens.spacingHorizontalM})` },
  list: { margin: 0, paddingInlineStart: tokens.spacingHorizontalL },
});

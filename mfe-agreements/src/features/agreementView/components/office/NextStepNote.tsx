import type { AgreementFacts } from 'shared-contracts/agreements/lifeCycle/agreementLifeCycle.ts';
import { isNotDueYet } from 'shared-contracts/agreements/lifeCycle/waitingSteps.ts';
import { WAITING_WORDS } from 'shared-contracts/agreements/lifeCycle/waitingWords.ts';
import { Icon, makeStyles, mergeClasses, tokens, useLanguage, useTranslation } from 'shared-ui/core';
import type { AgreementEnd } from '../../../../lib/agreementEnd.ts';
import { MODULE_ID } from '../../../../moduleId.ts';
import { stepTextOf, type PartnersNews } from '../../model/actions/nextStep.ts';

type NextStepNoteProps = {
  readonly facts: AgreementFacts;
  /** What keeps the partner from going on. */
  readonly news: PartnersNews;
  readonly end: AgreementEnd | null;
  /** First academic year; null while none is chosen. */
  readonly startYear: number | null;
};

/** Says in a sentence whose turn it is and what to do, so that nobody waits for somebody who waits for them. */
export function NextStepNote({ facts, news, end, startYear }: NextStepNoteProps) {
  const styles = useStyles();
  const { t } = useTranslation(MODULE_ID);
  const { turn, turnKey, textKey, count, step } = stepTextOf(facts, news, end);
  const { tag } = useLanguage();
  const isLater = step !== null && isNotDueYet(facts, startYear, new Date());
  const isOurs = turn === 'us' || turn === 'both';
  return (
    <div role="status" className={styles.note}>
      <span className={mergeClasses(styles.icon, isOurs && styles.ours)}>
        <Icon name={isOurs ? 'person' : 'information'} size={24} />
      </span>
      <div>
        <p className={styles.turn}>
          {t(turnKey)}
          {step !== null && <span> · {WAITING_WORDS[isLater ? 'later' : step].name[tag]}</span>}
        </p>
        <p className={styles.text}>
          {t(textKey, { count })}
          {isLater && <span> {t('agreementView.nextStep.notDue')}</span>}
        </p>
      </div>
    </div>
  );
}

const useStyles = makeStyles({
  note: { display: 'flex', columnGap: tokens.spacingHorizontalM, alignItems: 'flex-start' },
  icon: {
    display: 'grid',
    placeContent: 'center',
    flexShrink: 0,
    width: '40px',
    height: '40px',
    borderRadius: '20px',
    lineHeight: 0,
    backgroundColor: tokens.colorNeutralBackground3,
    color: tokens.colorNeutralForeground2,
  },
  ours: { backgroundColor: tokens.colorBrandBackground2, color: tokens.colorBrandForeground2 },
  turn: {
    margin: 0,
    fontWeight: tokens.fontWeightSemibold,
    fontSize: tokens.fontSizeBase400,
    lineHeight: tokens.lineHeightBase400,
  },
  text: { margin: 0, maxWidth: '80ch', color: tokens.colorNeutralForeground2 },
});

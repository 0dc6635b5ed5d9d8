import {
  Card,
  Cluster,
  DefinitionList,
  makeStyles,
  StatusBadge,
  tokens,
  useTranslation,
} from 'shared-ui/core';
import { ChoiceField } from 'shared-ui/fields';
import type { Choice, Difference } from './differences.ts';
import type { DifferenceTexts } from './differenceTexts.ts';

type DifferenceCardProps = {
  readonly difference: Difference;
  readonly texts: DifferenceTexts;
  readonly choice: Choice;
  readonly onChoose: (choice: Choice) => void;
};

/** One place that differs: what it was, what stands there now, what stands here, and which of the two is taken. */
export function DifferenceCard({ difference, texts, choice, onChoose }: DifferenceCardProps) {
  const { t } = useTranslation('shared-record');
  const styles = useStyles();
  const place = texts.placeOf(difference);
  const show = (value: unknown) =>
    difference.member === undefined && value === undefined
      ? t('ConflictPage.absent')
      : texts.show(difference, value) || t('ConflictPage.blank');

  return (
    <Card as="li" gap="M">
      <Cluster justify="between">
        <h2 className={styles.heading}>{place}</h2>
        {difference.isBoth && <StatusBadge tone="warning">{t('ConflictPage.both')}</StatusBadge>}
      </Cluster>
      <DefinitionList
        shape="columns"
        entries={[
          [t('ConflictPage.opened'), show(difference.opened)],
          [t('ConflictPage.theirs'), show(difference.theirs)],
          [t('ConflictPage.mine'), show(difference.mine)],
        ]}
      />
      <ChoiceField
        label={t('ConflictPage.choice', { place })}
        isLabelHidden
        isInline
        value={choice}
        choices={[
          { value: 'mine', label: t('ConflictPage.takeMine') },
          { value: 'theirs', label: t('ConflictPage.takeTheirs') },
        ]}
        onChange={(value) => onChoose(value === 'theirs' ? 'theirs' : 'mine')}
      />
    </Card>
  );
}

const useStyles = makeStyles({
  heading: {
    margin: 0,
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
    overflowWrap: 'anywhere',
  },
});

import { makeStyles, MEDIA, StatusBadge, tokens, useTranslation } from 'shared-ui/core';
import { ChoiceField } from 'shared-ui/fields';
import { SanitisedHtml } from 'shared-ui/richText';
import { MODULE_ID } from '../../../moduleId.ts';
import type { Choice, ConflictItem, Difference } from '../model/agreementConflict.ts';
import { describeItem, describeValue, type ValueNames } from '../model/describeValue.ts';
import { LIST_KEY, MEMBER_KEY } from '../model/memberNames.ts';

type DifferenceCardProps = {
  readonly difference: Difference;
  readonly names: ValueNames;
  readonly choice: Choice;
  readonly onChoose: (choice: Choice) => void;
};

/** One place that differs: what it was, what stands there now, what stands here, and which of the two is taken. */
export function DifferenceCard({ difference, names, choice, onChoose }: DifferenceCardProps) {
  const { t } = useTranslation(MODULE_ID);
  const styles = useStyles();
  const { list, item, member, isBoth } = difference;
  const place = [
    list && t(LIST_KEY[list]),
    item && describeItem(item, names),
    member && t(MEMBER_KEY[member] ?? 'agreementWizard.members.other'),
  ]
    .filter(Boolean)
    .join(' – ');
  const sides = [
    { name: t('agreementWizard.ConflictPage.opened'), value: difference.opened },
    { name: t('agreementWizard.ConflictPage.theirs'), value: difference.theirs },
    { name: t('agreementWizard.ConflictPage.mine'), value: difference.mine },
  ];
  const show = (value: unknown) => {
    if (member === 'comments' && typeof value === 'string' && value !== '')
      return <SanitisedHtml html={value} />;
    if (member !== undefined)
      return describeValue(member, value, names) || t('agreementWizard.ConflictPage.blank');
    // Without a member the whole item is what differs.
    return value === undefined
      ? t('agreementWizard.ConflictPage.absent')
      : describeItem(value as ConflictItem, names);
  };

  return (
    <li className={styles.card}>
      <div className={styles.head}>
        <h2 className={styles.heading}>{place}</h2>
        {isBoth && <StatusBadge tone="warning">{t('agreementWizard.ConflictPage.both')}</StatusBadge>}
      </div>
      <dl className={styles.sides}>
        {sides.map(({ name, value }) => (
          <div key={name} className={styles.side}>
            <dt className={styles.name}>{name}</dt>
            <dd className={styles.value}>{show(value)}</dd>
          </div>
        ))}
      </dl>
      <ChoiceField
        label={t('agreementWizard.ConflictPage.choice', { place })}
        isLabelHidden
        isInline
        value={choice}
        choices={[
          { value: 'mine', label: t('agreementWizard.ConflictPage.takeMine') },
          { value: 'theirs', label: t('agreementWizard.ConflictPage.takeTheirs') },
        ]}
        onChange={(value) => onChoose(value === 'theirs' ? 'theirs' : 'mine')}
      />
    </li>
  );
}

const useStyles = makeStyles({
  card: {
    display: 'flex',
    flexDirection: 'column',
    rowGap: tokens.spacingVerticalM,
    padding: tokens.spacingHorizontalL,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: tokens.colorNeutralBackground1,
  },
  head: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: tokens.spacingHorizontalS,
  },
  heading: {
    margin: 0,
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
    overflowWrap: 'anywhere',
  },
  sides: {
    display: 'grid',
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    gap: tokens.spacingHorizontalL,
    margin: 0,
    [MEDIA.cards]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: tokens.spacingVerticalS },
  },
  side: { minWidth: 0 },
  name: { color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase200 },
  value: { margin: 0, overflowWrap: 'anywhere', '& p': { margin: 0 } },
});

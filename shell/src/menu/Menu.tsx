import { makeStyles, Stack, tokens, useTranslation } from 'shared-ui/core';
import { useSession } from 'shared-auth';
import { useDescriptions } from '../modules/descriptionsContext.ts';
import { MenuEntry } from './MenuEntry.tsx';
import { menuSections, needsRules } from './menuEntries.ts';
import { SHOWN_BESIDE_ICONS } from './shownBesideIcons.ts';
import { useRuleAnswers } from './useRuleAnswers.ts';

/**
 * The portal's menu, for the person who is signed in.
 *
 * - isOpen: whether it can be seen now
 */
export function Menu({ isOpen }: { readonly isOpen: boolean }) {
  const { t } = useTranslation('shell');
  const styles = useStyles();
  const { permissions } = useSession();
  const descriptions = useDescriptions();
  const answers = useRuleAnswers(needsRules(descriptions, permissions), isOpen);
  const sections = menuSections(descriptions, permissions, answers);
  return (
    <nav aria-label={t('Menu.label')}>
      {sections.length === 0 && <p className={styles.empty}>{t('Menu.empty')}</p>}
      <Stack as="ul" gap="XXS">
        {sections.map(({ group, items }) =>
          group === undefined ? (
            items.map((item) => <MenuEntry key={item.id} item={item} />)
          ) : (
            <li key={group} className={styles.group}>
              <span className={styles.heading} id={`menu-${group}`}>
                {t(`Menu.groups.${group}`)}
              </span>
              <Stack as="ul" gap="XXS" aria-labelledby={`menu-${group}`}>
                {items.map((item) => (
                  <MenuEntry key={item.id} item={item} />
                ))}
              </Stack>
            </li>
          ),
        )}
      </Stack>
    </nav>
  );
}

const useStyles = makeStyles({
  empty: { margin: 0, padding: tokens.spacingHorizontalM, color: tokens.colorNeutralForeground2 },
  group: {
    marginBlock: tokens.spacingVerticalS,
    paddingBlock: tokens.spacingVerticalS,
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  heading: {
    display: 'block',
    padding: `${tokens.spacingVerticalXS} ${tokens.spacingHorizontalM}`,
    fontSize: tokens.fontSizeBase200,
    fontWeight: tokens.fontWeightSemibold,
    color: tokens.colorNeutralForeground3,
    ...SHOWN_BESIDE_ICONS,
  },
});

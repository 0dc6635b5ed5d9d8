import { makeStyles } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';

/**
 * Gives the arrow of a field whose choices are found by typing: named in the page's language after the field, and no tab stop of its own,
 * since the arrow keys open the list (ARIA Authoring Practices, combobox). A stop would also keep the field's typing from being given up.
 */
export function useExpandIcon(label: string) {
  const { t } = useTranslation('shared-ui');
  const styles = useStyles();
  return { className: styles.arrow, tabIndex: -1, 'aria-label': t('Combobox.open', { label }) } as const;
}

const useStyles = makeStyles({
  // WCAG 2.2, 2.5.8: a target needs 24 px each way where neighbours are close.
  arrow: { minWidth: '24px', minHeight: '24px', justifyContent: 'center', alignItems: 'center' },
});

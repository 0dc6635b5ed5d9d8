import { makeStyles, tokens } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';
import { Icon } from '../icon/Icon.tsx';
import { focusRing } from '../theme/focusRing.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';

type ExternalLinkProps = {
  /** Web address; one that is not http or https is shown as text. */
  readonly href: string;
  readonly children: string;
};

/** A link that leaves the portal: it opens in a new tab, and says so. */
export function ExternalLink({ href, children }: ExternalLinkProps) {
  const styles = useStyles();
  const { t } = useTranslation('shared-ui');
  if (!/^https?:\/\//i.test(href)) return children;
  return (
    <a href={href} target="_blank" rel="noopener noreferrer" className={styles.link}>
      {children}
      <span className={styles.icon}>
        <Icon name="external" size={16} />
      </span>
      <VisuallyHidden>{t('ExternalLink.newTab')}</VisuallyHidden>
    </a>
  );
}

const useStyles = makeStyles({
  link: {
    color: tokens.colorBrandForegroundLink,
    overflowWrap: 'anywhere',
    position: 'relative',
    ...focusRing,
  },
  icon: { marginInlineStart: '3px', verticalAlign: '-2px', display: 'inline-block', lineHeight: 0 },
});

import { Card, makeStyles, tokens, useTranslation } from 'shared-ui/core';
import { SanitisedHtml } from 'shared-ui/richText';
import { MODULE_ID } from '../../../../moduleId.ts';
import { Section } from '../Section.tsx';

/** The office's own remarks; nobody else reads them. */
export function CommentsSection({ comments }: { readonly comments: string | null | undefined }) {
  const styles = useStyles();
  const { t } = useTranslation(MODULE_ID);
  return (
    <Section title={t('agreementView.CommentsSection.title')}>
      {comments ? (
        <Card padding="none">
          <SanitisedHtml html={comments} className={styles.comments} />
        </Card>
      ) : (
        <p className={styles.none}>{t('agreementView.CommentsSection.none')}</p>
      )}
    </Section>
  );
}

const useStyles = makeStyles({
  comments: {
    padding: `0 ${tokens.spacingHorizontalL}`,
    overflowWrap: 'anywhere',
    '& a': { color: tokens.colorBrandForegroundLink },
  },
  none: { margin: 0, color: tokens.colorNeutralForeground2 },
});

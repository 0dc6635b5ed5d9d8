import { FILE_MARK_TEXTS, type FileMark } from 'shared-contracts/applications/files/fileMarks.ts';
import { makeStyles, Stack, tokens, useLanguage, useTranslation } from 'shared-ui/core';
import { MODULE_ID } from '../../../../moduleId.ts';

/** Says what to know of a file before it is opened; nothing of most of them. A mark that this release does not know is said to be one. */
export function FileMarks({ marks }: { readonly marks: readonly FileMark[] }) {
  const { t } = useTranslation(MODULE_ID);
  const { tag } = useLanguage();
  const styles = useStyles();
  if (marks.length === 0) return null;
  const sentences = marks.map((mark) =>
    Object.hasOwn(FILE_MARK_TEXTS, mark)
      ? FILE_MARK_TEXTS[mark][tag]
      : t('applicationForm.files.FileMarks.other'),
  );
  return (
    <Stack gap="XS" className={styles.marks}>
      <strong>{t('applicationForm.files.FileMarks.title')}</strong>
      <ul className={styles.list}>
        {[...new Set(sentences)].map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      <span>{t('applicationForm.files.FileMarks.advice')}</span>
    </Stack>
  );
}

const useStyles = makeStyles({
  marks: {
    padding: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalM}`,
    borderLeft: `4px solid ${tokens.colorPaletteDarkOrangeBorder1}`,
    backgroundColor: tokens.colorPaletteDarkOrangeBackground1,
    color: tokens.colorNeutralForeground1,
  },
  list: { margin: 0, paddingLeft: tokens.spacingHorizontalL },
});

import { makeStyles, mergeClasses } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';
import { writtenIn } from 'shared-contracts/text/writtenIn.ts';
import { useLanguage } from '../../language/languageContext.ts';
import { LongWords } from '../../text/LongWords.tsx';

type FoldedLinesProps = { readonly lines: readonly string[]; readonly most?: 1 | 2 };

/**
 * Names below one another that take two lines of a row at most; the whole of them is shown by the pointer, in the row that has the focus, to
 * screen readers, on cards and on paper.
 *
 * - lines: one at least; most: how many lines there is room for
 */
export function FoldedLines({ lines, most = 2 }: FoldedLinesProps) {
  const { t } = useTranslation('shared-ui');
  const styles = useStyles();
  const { tag } = useLanguage();
  // As `NameText` marks them.
  const langOf = (line: string) => {
    const own = writtenIn(line);
    return own === tag ? undefined : own;
  };
  const seen = lines.length > most ? lines.slice(0, most - 1) : lines;
  const more = lines.slice(seen.length);
  return (
    <div title={lines.join('\n')}>
      {seen.map((line, index) => (
        <div
          key={index}
          lang={langOf(line)}
          className={mergeClasses(styles.line, lines.length === 1 && most === 2 && styles.alone)}
        >
          <LongWords>{line}</LongWords>
        </div>
      ))}
      {more.length > 0 && (
        <>
          <div aria-hidden="true" className={styles.more}>
            {t('FoldedLines.more', { count: more.length })}
          </div>
          {more.map((line, index) => (
            <div key={index} lang={langOf(line)} className={styles.folded}>
              <LongWords>{line}</LongWords>
            </div>
          ))}
        </>
      )}
    </div>
  );
}

/** Where the table has columns: see `cardStyles.ts`. Neither cards nor paper fold. */
const COLUMNS = '@container (min-width: 840px)';
/** Whoever goes through the rows by keyboard reads the whole of the one that has the focus. */
const FOCUSED_ROW = ':global(tr:has(:focus-visible)) &';

const useStyles = makeStyles({
  line: {
    ':not(:first-child)': { marginTop: '4px' },
    [COLUMNS]: {
      display: '-webkit-box',
      overflow: 'hidden',
      WebkitBoxOrient: 'vertical',
      WebkitLineClamp: 1,
      ':not(:first-child)': { marginTop: 0 },
      [FOCUSED_ROW]: { WebkitLineClamp: 'none' },
    },
  },
  alone: { [COLUMNS]: { WebkitLineClamp: 2 } },
  more: { display: 'none', [COLUMNS]: { display: 'block', [FOCUSED_ROW]: { display: 'none' } } },
  folded: {
    marginTop: '4px',
    [COLUMNS]: {
      position: 'absolute',
      width: '1px',
      height: '1px',
      marginTop: 0,
      overflow: 'hidden',
      clipPath: 'inset(50%)',
      [FOCUSED_ROW]: { position: 'static', width: 'auto', height: 'auto', clipPath: 'none' },
    },
  },
});

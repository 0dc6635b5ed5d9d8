import { makeStyles, tokens, useLanguage } from 'shared-ui/core';
import { HELP_WORDS_ID } from 'shared-contracts/portal/publicPages.ts';
import { TRADE_WORDS } from 'shared-contracts/text/tradeWords.ts';
import { TextSection } from '../text/TextSection.tsx';
import { HELP_TEXTS } from './texts/helpTexts.ts';

/** What the words of the trade mean, in the order of the alphabet. */
export function HelpWords() {
  const { tag } = useLanguage();
  const styles = useStyles();
  const words = TRADE_WORDS.toSorted((a, b) => a.name[tag].localeCompare(b.name[tag], tag));
  return (
    <TextSection id={HELP_WORDS_ID} title={HELP_TEXTS[tag].wordsTitle}>
      <dl className={styles.words}>
        {words.map(({ id, name, meaning }) => (
          <div key={id} id={`${HELP_WORDS_ID}-${id}`} className={styles.word}>
            <dt className={styles.name}>{name[tag]}</dt>
            <dd className={styles.meaning}>{meaning[tag]}</dd>
          </div>
        ))}
      </dl>
    </TextSection>
  );
}

const useStyles = makeStyles({
  words: { display: 'grid', rowGap: tokens.spacingVerticalM, margin: 0, maxWidth: '75ch' },
  word: { breakInside: 'avoid' },
  name: { fontWeight: tokens.fontWeightSemibold },
  meaning: { margin: 0 },
});

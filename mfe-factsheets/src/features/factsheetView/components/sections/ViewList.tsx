import type { ReactNode } from 'react';
import { makeStyles, Stack, tokens } from 'shared-ui/core';
import type { SectionLetter } from '../../model/sectionLetters.ts';
import { LongText } from '../parts/LongText.tsx';
import { NotGiven } from '../parts/NotGiven.tsx';
import { ViewSection } from '../parts/ViewSection.tsx';

type ViewItem = {
  readonly id: number;
  readonly title: string;
  readonly description: string | null | undefined;
  readonly details: ReactNode;
};
type ViewListProps = { readonly letter: SectionLetter; readonly items: readonly ViewItem[] };

/** A section that is a list: each of its items under a heading of its own. */
export function ViewList({ letter, items }: ViewListProps) {
  const styles = useStyles();
  return (
    <ViewSection letter={letter}>
      {items.length === 0 ? (
        <NotGiven />
      ) : (
        <Stack as="ul" gap="L">
          {items.map(({ id, title, description, details }) => (
            <Stack as="li" key={id} gap="S" className={styles.item}>
              {title && <h3 className={styles.title}>{title}</h3>}
              {description && <LongText>{description}</LongText>}
              {details}
            </Stack>
          ))}
        </Stack>
      )}
    </ViewSection>
  );
}

const useStyles = makeStyles({
  item: { breakInside: 'avoid' },
  title: {
    margin: 0,
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
    fontWeight: tokens.fontWeightSemibold,
  },
});

import { makeStyles, tokens } from '@fluentui/react-components';
import { Stack } from '../../layout/Stack.tsx';
import { focusRing } from '../../theme/focusRing.ts';

/** Entries that are named at once; the others are folded below them. */
const NAMED = 5;

type FirstOfManyProps = {
  /** Each different from the others. */
  readonly entries: readonly string[];
  /** Names the entries that are folded, by their number. */
  readonly moreText: (count: number) => string;
};

/** A list whose first entries are seen, and whose others somebody unfolds. */
export function FirstOfMany({ entries, moreText }: FirstOfManyProps) {
  const styles = useStyles();
  const list = (some: readonly string[]) => (
    <Stack as="ul" gap="XXS" className={styles.list}>
      {some.map((entry) => (
        <li key={entry}>{entry}</li>
      ))}
    </Stack>
  );
  const more = entries.length - NAMED;
  return (
    <>
      {list(entries.slice(0, NAMED))}
      {more > 0 && (
        <details>
          <summary className={styles.more}>{moreText(more)}</summary>
          {list(entries.slice(NAMED))}
        </details>
      )}
    </>
  );
}

const useStyles = makeStyles({
  list: { margin: 0, paddingInlineStart: tokens.spacingHorizontalL, overflowWrap: 'anywhere' },
  more: {
    width: 'fit-content',
    minHeight: '24px',
    cursor: 'pointer',
    color: tokens.colorBrandForegroundLink,
    borderRadius: tokens.borderRadiusMedium,
    ...focusRing,
  },
});

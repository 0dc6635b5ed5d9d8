import { makeStyles } from 'shared-ui/core';

type SentenceProps = {
  readonly text: string;
  /** Parts of the text that stay on one line where they fit on one: browsers part dates and names of releases at their hyphens. */
  readonly whole: readonly string[];
};

/** A sentence whose dates and names are not parted at the end of a line. */
export function Sentence({ text, whole }: SentenceProps) {
  const styles = useStyles();
  const pieces = whole.reduce<readonly string[]>(
    (found, part) => found.flatMap((piece) => (whole.includes(piece) ? [piece] : cutOut(part, piece))),
    [text],
  );
  return pieces.map((piece, place) =>
    whole.includes(piece) ? (
      <span key={place} className={styles.whole}>
        {piece}
      </span>
    ) : (
      piece
    ),
  );
}

function cutOut(part: string, text: string): readonly string[] {
  const start = text.indexOf(part);
  if (part === '' || start < 0) return [text];
  return [text.slice(0, start), part, text.slice(start + part.length)];
}

const useStyles = makeStyles({ whole: { display: 'inline-block' } });

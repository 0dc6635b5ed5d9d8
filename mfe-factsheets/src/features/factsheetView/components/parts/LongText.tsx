import { makeStyles, NameText } from 'shared-ui/core';

/** A text with the lines that somebody gave it. */
export function LongText({ children }: { readonly children: string }) {
  return (
    <p className={useStyles().text}>
      <NameText>{children}</NameText>
    </p>
  );
}

const useStyles = makeStyles({ text: { margin: 0, maxWidth: '70ch', whiteSpace: 'pre-line' } });

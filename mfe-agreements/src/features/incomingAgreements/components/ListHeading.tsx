import { makeStyles, tokens } from 'shared-ui/core';

type ListHeadingProps = { readonly title: string; readonly text: string };

/** Heading of one of the page's two lists, and what the list holds. */
export function ListHeading({ title, text }: ListHeadingProps) {
  const styles = useStyles();
  return (
    <div>
      <h2 className={styles.title}>{title}</h2>
      <p className={styles.text}>{text}</p>
    </div>
  );
}

const useStyles = makeStyles({
  title: {
    margin: 0,
    fontSize: tokens.fontSizeBase500,
    lineHeight: tokens.lineHeightBase500,
    fontWeight: tokens.fontWeightSemibold,
  },
  text: { margin: 0, maxWidth: '80ch', color: tokens.colorNeutralForeground2 },
});

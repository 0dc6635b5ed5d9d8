import { Button, makeStyles } from 'shared-ui/core';

type FieldLinksProps = {
  readonly links: ReadonlyArray<{ readonly field: string; readonly text: string }>;
  readonly onField: (field: string) => void;
};

/** Sentences about fields of the form, each with a way to the place where it is put right. */
export function FieldLinks({ links, onField }: FieldLinksProps) {
  const styles = useStyles();
  return (
    <ul className={styles.list}>
      {links.map(({ field, text }) => (
        <li key={field}>
          <Button appearance="subtle" size="small" onClick={() => onField(field)}>
            {text}
          </Button>
        </li>
      ))}
    </ul>
  );
}

const useStyles = makeStyles({
  list: {
    margin: '8px 0 0',
    paddingInlineStart: '16px',
    '& button': { textAlign: 'start', height: 'auto', textDecorationLine: 'underline' },
  },
});

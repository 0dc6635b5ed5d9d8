import { makeStyles, MEDIA, tokens, useLanguage } from 'shared-ui/core';
import type { Criterion } from './statement.ts';
import type { STATEMENT_TEXTS } from './statementTexts.ts';

type CriteriaTableProps = {
  readonly criteria: readonly Criterion[];
  readonly texts: (typeof STATEMENT_TEXTS)['en'];
};

/** The state of each criterion, and how it was tested. */
export function CriteriaTable({ criteria, texts }: CriteriaTableProps) {
  const { tag } = useLanguage();
  const styles = useStyles();
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{texts.criterion}</th>
          <th scope="col">{texts.stateOf}</th>
          <th scope="col">{texts.how}</th>
        </tr>
      </thead>
      <tbody>
        {criteria.map(({ id, level, name, state, how }) => (
          <tr key={id}>
            <th scope="row" className={styles.name}>
              {`${id} ${name[tag]} (${level})`}
            </th>
            <td>{texts.states[state]}</td>
            <td>{how.map((way) => texts.ways[way]).join(', ')}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const useStyles = makeStyles({
  table: {
    width: '100%',
    borderCollapse: 'collapse',
    '& th, & td': {
      padding: `${tokens.spacingVerticalXS} ${tokens.spacingHorizontalM} ${tokens.spacingVerticalXS} 0`,
      borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
      textAlign: 'start',
      verticalAlign: 'top',
      hyphens: 'auto',
      // Long Greek words side by side leave a phone no other way.
      [MEDIA.cards]: {
        paddingRight: tokens.spacingHorizontalS,
        fontSize: tokens.fontSizeBase200,
        overflowWrap: 'anywhere',
      },
    },
  },
  name: { fontWeight: tokens.fontWeightRegular },
});

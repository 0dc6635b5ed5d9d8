import { localCoordinatorsOf, type AgreementListRow } from 'shared-contracts/entities/agreementListRow.ts';
import { nameIn } from 'shared-contracts/names.ts';
import { makeStyles, useLanguage } from 'shared-ui/core';
import { LongWords } from 'shared-ui/list';

type LocalSideProps = { readonly agreement: AgreementListRow };

/** The coordinators of the local institution's departments, each on a line of its own. */
export function LocalCoordinators({ agreement }: LocalSideProps) {
  const styles = useStyles();
  const coordinators = localCoordinatorsOf(agreement);
  if (coordinators.length === 0) return '-';
  return coordinators.map(({ id, givenName, familyName }) => (
    <div key={id} className={styles.line}>
      <LongWords>{[givenName, familyName].filter(Boolean).join(' ')}</LongWords>
    </div>
  ));
}

/** The departments of those coordinators, each once. */
export function LocalDepartments({ agreement }: LocalSideProps) {
  const styles = useStyles();
  const { language } = useLanguage();
  const departments = new Map(
    localCoordinatorsOf(agreement).flatMap(({ department }) =>
      department == null ? [] : [[department.id, department]],
    ),
  );
  if (departments.size === 0) return '-';
  return [...departments.values()].map((department) => (
    <div key={department.id} className={styles.line}>
      <LongWords>{nameIn(department, language)}</LongWords>
    </div>
  ));
}

const useStyles = makeStyles({ line: { ':not(:first-child)': { marginTop: '4px' } } });

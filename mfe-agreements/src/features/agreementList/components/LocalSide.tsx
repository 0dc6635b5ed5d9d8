import {
  localCoordinatorsOf,
  type AgreementListRow,
} from 'shared-contracts/agreements/entities/agreementListRow.ts';
import { personText } from 'shared-contracts/institutions/members/personText.ts';
import { nameIn } from 'shared-contracts/text/names.ts';
import { makeStyles, useLanguage } from 'shared-ui/core';
import { LongWords } from 'shared-ui/list';

type LocalSideProps = { readonly agreement: AgreementListRow };

/** The coordinators of the local institution's departments, each on a line of its own. */
export function LocalCoordinators({ agreement }: LocalSideProps) {
  const styles = useStyles();
  const { tag } = useLanguage();
  const coordinators = localCoordinatorsOf(agreement);
  if (coordinators.length === 0) return '-';
  return coordinators.map(({ id, givenName, familyName }) => (
    <div key={id} className={styles.line}>
      <LongWords>{personText({ givenName, familyName, roles: COORDINATOR }, tag)}</LongWords>
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

/** The list reads no roles: whoever is among these coordinators is one. */
const COORDINATOR = [{ value: 'Departmental Coordinator' }];

const useStyles = makeStyles({ line: { ':not(:first-child)': { marginTop: '4px' } } });

import {
  localCoordinatorsOf,
  type AgreementListRow,
} from 'shared-contracts/agreements/entities/agreementListRow.ts';
import { personText } from 'shared-contracts/institutions/members/personText.ts';
import { nameIn } from 'shared-contracts/text/names.ts';
import { useLanguage } from 'shared-ui/core';
import { FoldedLines } from 'shared-ui/list';

type LocalSideProps = { readonly agreement: AgreementListRow };

/** The coordinators of the local institution's departments. */
export function LocalCoordinators({ agreement }: LocalSideProps) {
  const { tag } = useLanguage();
  const coordinators = localCoordinatorsOf(agreement);
  if (coordinators.length === 0) return '-';
  return (
    <FoldedLines
      // The family name first: a narrow column cuts what comes behind it.
      lines={coordinators.map(({ givenName, familyName }) =>
        personText({ givenName: familyName, familyName: givenName, roles: COORDINATOR }, tag),
      )}
    />
  );
}

/** The departments of those coordinators, each once. */
export function LocalDepartments({ agreement }: LocalSideProps) {
  const { language } = useLanguage();
  const departments = new Map(
    localCoordinatorsOf(agreement).flatMap(({ department }) =>
      department == null ? [] : [[department.id, department]],
    ),
  );
  if (departments.size === 0) return '-';
  return <FoldedLines lines={[...departments.values()].map((department) => nameIn(department, language))} />;
}

/** The list reads no roles: whoever is among these coordinators is one. */
const COORDINATOR = [{ value: 'Departmental Coordinator' }];

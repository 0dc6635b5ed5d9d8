import type { ItemDepartment, ItemInstitution } from 'shared-contracts/agreements/entities/agreementItem.ts';
import { nameIn } from 'shared-contracts/text/names.ts';
import { ErasmusCode, makeStyles, tokens, useLanguage } from 'shared-ui/core';

type InstitutionAndDepartmentProps = {
  readonly institution: ItemInstitution;
  readonly department: ItemDepartment | null | undefined;
};

/** One end of a mobility. */
export function InstitutionAndDepartment({ institution, department }: InstitutionAndDepartmentProps) {
  const styles = useStyles();
  const { language } = useLanguage();
  return (
    <>
      <div>
        {nameIn(institution, language)}{' '}
        {institution.erasmusCode && <ErasmusCode>{institution.erasmusCode}</ErasmusCode>}
      </div>
      {department && <div className={styles.department}>{nameIn(department, language)}</div>}
    </>
  );
}

const useStyles = makeStyles({
  department: {
    color: tokens.colorNeutralForeground2,
    fontWeight: tokens.fontWeightRegular,
    marginTop: '2px',
  },
});

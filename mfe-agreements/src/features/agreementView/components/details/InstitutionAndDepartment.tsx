import type { ItemDepartment, ItemInstitution } from 'shared-contracts/entities/agreementItem.ts';
import { ErasmusCode, makeStyles, tokens, useLanguage } from 'shared-ui/core';
import { nameIn } from '../../model/nameIn.ts';

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
        {nameIn(language, institution)}{' '}
        {institution.erasmusCode && <ErasmusCode>{institution.erasmusCode}</ErasmusCode>}
      </div>
      {department && <div className={styles.department}>{nameIn(language, department)}</div>}
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

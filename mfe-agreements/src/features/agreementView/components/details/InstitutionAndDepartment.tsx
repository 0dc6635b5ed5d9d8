import type { ItemDepartment, ItemInstitution } from 'shared-contracts/agreements/entities/agreementItem.ts';
import { nameIn } from 'shared-contracts/text/names.ts';
import { ErasmusCode, makeStyles, tokens, useLanguage, NameText } from 'shared-ui/core';

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
        <NameText>{nameIn(institution, language)}</NameText>{' '}
        {institution.erasmusCode && <ErasmusCode>{institution.erasmusCode}</ErasmusCode>}
      </div>
      {department && (
        <div className={styles.department}>
          <NameText>{nameIn(department, language)}</NameText>
        </div>
      )}
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

import { partnersOf, type AgreementListRow } from 'shared-contracts/agreements/entities/agreementListRow.ts';
import { ErasmusCode, makeStyles } from 'shared-ui/core';
import { LongWords } from 'shared-ui/list';

/** The institutions that are not the local one, by name and Erasmus code, each on a line of its own. */
export function PartnerInstitutions({ agreement }: { readonly agreement: AgreementListRow }) {
  const styles = useStyles();
  return partnersOf(agreement).map(({ id, name, erasmusCode }) => (
    <div key={id} className={styles.institution}>
      <LongWords>{name ?? ''}</LongWords> {erasmusCode && <ErasmusCode>{erasmusCode}</ErasmusCode>}
    </div>
  ));
}

const useStyles = makeStyles({ institution: { ':not(:first-child)': { marginTop: '4px' } } });

import { partnersOf, type AgreementListRow } from 'shared-contracts/agreements/entities/agreementListRow.ts';
import { nameIn } from 'shared-contracts/text/names.ts';
import { ErasmusCode, TextLink, useLanguage } from 'shared-ui/core';
import { FoldedLines, type RowLink } from 'shared-ui/list';

type PartnerInstitutionsProps = { readonly agreement: AgreementListRow; readonly link: RowLink };

/** The institutions that are not the local one, by name, which leads to the agreement, and below it the Erasmus code. */
export function PartnerInstitutions({ agreement, link }: PartnerInstitutionsProps) {
  const { language } = useLanguage();
  return partnersOf(agreement).map(({ id, erasmusCode, ...names }) => (
    <div key={id}>
      <TextLink isQuiet {...link}>
        <FoldedLines lines={[nameIn(names, language)]} most={1} />
      </TextLink>{' '}
      {erasmusCode && (
        <div>
          <ErasmusCode>{erasmusCode}</ErasmusCode>
        </div>
      )}
    </div>
  ));
}

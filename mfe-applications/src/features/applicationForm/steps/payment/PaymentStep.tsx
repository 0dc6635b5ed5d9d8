import { useMemo } from 'react';
import { PAYMENT_DATA } from 'shared-contracts/applications/members/applicationParts.ts';
import { nameIn } from 'shared-contracts/text/names.ts';
import { useApi, useQuery } from 'shared-client';
import { useLanguage } from 'shared-ui/core';
import { FieldGrid, SuggestField, TextField } from 'shared-ui/fields';
import { banksQuery } from '../../api/formChoices.queries.ts';
import { HelpedNumberField } from '../../components/HelpedNumberField.tsx';
import { AccountNote } from './AccountNote.tsx';
import { useMemberProps } from '../../components/useMemberProps.ts';

/** The account that the grant goes to; all of it may wait. Source: specification document 3, section 2, step 5. */
export function PaymentStep() {
  const { language } = useLanguage();
  const field = useMemberProps(PAYMENT_DATA, 'paymentData');
  const banks = useQuery(banksQuery(useApi()));
  const suggestions = useMemo(
    () =>
      (banks.data?.value ?? [])
        .toSorted((one, other) => Number(other.isRetail) - Number(one.isRetail))
        .map((bank) => nameIn(bank, language)),
    [banks.data, language],
  );
  return (
    <>
      <AccountNote />
      <FieldGrid columns={2}>
        <SuggestField {...field('bank')} suggestions={suggestions} />
        <HelpedNumberField {...field('iban')} />
        <TextField {...field('bankAccountNumber')} />
        <TextField {...field('bankAccountHolder')} />
      </FieldGrid>
    </>
  );
}

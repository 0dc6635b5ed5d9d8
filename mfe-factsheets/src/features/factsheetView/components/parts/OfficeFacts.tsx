import type { FactsheetOffice } from 'shared-contracts/entities/factsheetView.ts';
import { HOUSING_ENTRY } from 'shared-contracts/members/factsheetParts.ts';
import { useMemberLabel } from 'shared-record/pages';
import { EmailLink, PhoneLink } from 'shared-ui/core';
import { Facts } from './Facts.tsx';
import { WebAddresses } from './WebAddresses.tsx';

/** How an office is reached: all that is given of e-mail, phone and web addresses. */
export function OfficeFacts({ office }: { readonly office: FactsheetOffice | null | undefined }) {
  const label = useMemberLabel(HOUSING_ENTRY);
  const addresses = (office?.urls ?? []).map(({ value }) => value).filter((value) => value !== '');
  return (
    <Facts
      entries={[
        [label('email'), office?.email && <EmailLink address={office.email} />],
        [label('phone'), office?.phone && <PhoneLink number={office.phone} />],
        [label('urls'), addresses.length > 0 && <WebAddresses addresses={addresses} />],
      ]}
    />
  );
}

import type { FactsheetOffice } from 'shared-contracts/factsheets/entities/factsheetView.ts';
import { HOUSING_ENTRY } from 'shared-contracts/factsheets/members/factsheetParts.ts';
import { useMemberLabel } from 'shared-record/pages';
import { EmailLink, PhoneLink } from 'shared-ui/core';
import { cellOf } from '../../model/cells/cellSpec.ts';
import { Facts } from './Facts.tsx';
import { WebAddresses } from './WebAddresses.tsx';

type OfficeFactsProps = {
  readonly office: FactsheetOffice | null | undefined;
  /** Where it stands in the factsheet. */
  readonly path: string;
};

const { email, phone, urls } = HOUSING_ENTRY.fields;

/** How an office is reached: all that is given of e-mail, phone and web addresses. */
export function OfficeFacts({ office, path }: OfficeFactsProps) {
  const label = useMemberLabel(HOUSING_ENTRY);
  const addresses = (office?.urls ?? []).map(({ value }) => value).filter((value) => value !== '');
  return (
    <Facts
      entries={[
        [
          label('email'),
          office?.email && <EmailLink address={office.email} />,
          cellOf(`${path}.email`, email),
        ],
        [
          label('phone'),
          office?.phone && <PhoneLink number={office.phone} />,
          cellOf(`${path}.phone`, phone),
        ],
        [
          label('urls'),
          addresses.length > 0 && <WebAddresses addresses={addresses} />,
          cellOf(`${path}.urls`, urls),
        ],
      ]}
    />
  );
}

import type { FactsheetOffice } from 'shared-contracts/factsheets/entities/factsheetView.ts';
import { Cluster, EmailLink, ExternalLink, PhoneLink } from 'shared-ui/core';

/** How an office is reached: mail, telephone, web addresses. */
export function Reach({ office }: { readonly office: NonNullable<FactsheetOffice> }) {
  const { email, phone, urls } = office;
  return (
    <Cluster gap="S">
      {email && <EmailLink address={email} />}
      {phone && <PhoneLink number={phone} />}
      {(urls ?? []).map(({ value }) => (
        <ExternalLink key={value} href={value}>
          {value}
        </ExternalLink>
      ))}
    </Cluster>
  );
}

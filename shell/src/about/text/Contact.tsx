import { EmailLink, PhoneLink, Stack, useLanguage } from 'shared-ui/core';
import type { University } from 'shared-contracts/portal/university.ts';

/** How the university's office is reached. */
export function Contact({ university }: { readonly university: University }) {
  const { tag } = useLanguage();
  const { email, phone, address } = university.office;
  return (
    <Stack gap="XS">
      <span>{university.name[tag]}</span>
      <EmailLink address={email} />
      {phone !== undefined && <PhoneLink number={phone} />}
      {address !== undefined && <span>{address[tag]}</span>}
    </Stack>
  );
}

import { ExternalLink, makeStyles, MEDIA, Stack } from 'shared-ui/core';

type WebAddressesProps = { readonly addresses: readonly string[] };

/** Web addresses, each in a line of its own. */
export function WebAddresses({ addresses }: WebAddressesProps) {
  const styles = useStyles();
  return (
    <Stack as="ul">
      {[...new Set(addresses)].map((address) => (
        <li key={address} className={styles.line}>
          <ExternalLink href={address}>{address}</ExternalLink>
        </li>
      ))}
    </Stack>
  );
}

const useStyles = makeStyles({
  // Room for a finger.
  line: { minHeight: '24px', [MEDIA.cards]: { minHeight: '44px', alignContent: 'center' } },
});

import { Link, Text, View } from '@react-pdf/renderer';
import { styles } from 'shared-pdf/document';
import type { FactsheetEntry } from 'shared-contracts/factsheets/entities/factsheetItem.ts';
import { usePdfLanguage } from '../pdfTexts.ts';

/** Mail, phone and websites of a contact point; says so when there is nothing. */
export function ContactLines({ entry }: { readonly entry: FactsheetEntry }) {
  const { texts } = usePdfLanguage();
  const { email, phone, urls } = entry ?? {};
  const addresses = urls?.map(({ value }) => value) ?? [];
  if (!email && !phone && addresses.length === 0) {
    return <Text style={styles.quiet}>{texts.nothingStated}</Text>;
  }
  return (
    <View>
      {email && <EmailLink email={email} />}
      {phone && <Text>{phone}</Text>}
      {addresses.map((address) => (
        <WebLink key={address} address={address} />
      ))}
    </View>
  );
}

export function EmailLink({ email }: { readonly email: string }) {
  return (
    <Link style={styles.link} src={`mailto:${email}`}>
      {email}
    </Link>
  );
}

/** A web address as a link; anything else, which a partner may send, as plain text. */
export function WebLink({ address }: { readonly address: string }) {
  if (!/^https?:\/\//i.test(address)) return <Text>{address}</Text>;
  return (
    <Link style={styles.link} src={address}>
      {address}
    </Link>
  );
}

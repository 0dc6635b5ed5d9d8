import { isolateText } from 'shared-contracts/text/turningText.ts';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { Alert } from '../feedback/Alert.tsx';

/** Longest part of an address that is named, in characters. */
const NAMED_LENGTH = 60;

export type ReadsAddress = {
  /** Keys of an address of which all or a part means nothing to the list. */
  readonly unread: (address: URLSearchParams) => readonly string[];
};

/** Names what the address asks for and the list does not know: it shows more than was asked for. */
export function UnknownInAddress({ unread }: ReadsAddress) {
  const { t } = useTranslation('shared-ui');
  const [address] = useSearchParams();
  const unknown = unread(address).flatMap((key) => address.getAll(key).map((value) => `${key}=${value}`));
  if (unknown.length === 0) return null;
  const names = unknown.map((one) => isolateText(shortened(one))).join(', ');
  return <Alert kind="warning">{t('UnknownInAddress.text', { names })}</Alert>;
}

function shortened(text: string): string {
  return text.length <= NAMED_LENGTH ? text : `${text.slice(0, NAMED_LENGTH)}…`;
}

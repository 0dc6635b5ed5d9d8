import { element, leaf, type XmlOut } from '../../xml/writeXml.ts';
import { textOf, type XmlTree } from '../../xml/xmlTree.ts';
import { NS } from '../namespaces.ts';

/**
 * Phone or fax number.
 *
 * - e164: `+` and 1 to 15 digits
 * - otherFormat: a number as people write it, where no e164 is known
 */
export type PhoneNumber = {
  readonly e164?: string | undefined;
  readonly ext?: string | undefined;
  readonly otherFormat?: string | undefined;
};

/** Takes a number as somebody typed it; one that is no E.164 number, blanks aside, travels as it stands. */
export function toPhoneNumber(text: string): PhoneNumber {
  const compact = text.replaceAll(/[\s().-]/g, '');
  return /^\+\d{1,15}$/.test(compact) ? { e164: compact } : { otherFormat: text };
}

export function readPhoneNumber(phone: XmlTree): PhoneNumber {
  return {
    e164: textOf(phone, NS.phone, 'e164'),
    ext: textOf(phone, NS.phone, 'ext'),
    otherFormat: textOf(phone, NS.phone, 'other-format'),
  };
}

/** - name: `p:phone-number` or `p:fax-number` */
export function writePhoneNumber(name: string, { e164, ext, otherFormat }: PhoneNumber): XmlOut {
  return element(name, [leaf('p:e164', e164), leaf('p:ext', ext), leaf('p:other-format', otherFormat)]);
}

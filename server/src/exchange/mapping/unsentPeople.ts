import type { UnsentPeople } from 'shared-contracts/exchange/exchangeCopies.ts';
import type { Contact, Iia, IiaPartner } from 'ewp/documents';

const SIDES = ['ours', 'partners'] as const;
const PARTS = {
  contacts: ({ contacts }) => contacts.map(personText),
  signature: ({ signingContact, signingDate }) =>
    [signingContact && personText(signingContact), signingDate].filter((text) => text !== undefined),
  code: ({ iiaCode }) => (iiaCode === undefined ? [] : [iiaCode]),
} as const satisfies Record<string, (partner: IiaPartner) => readonly string[]>;

/** Lists what no hash has and is not as it was sent: who is named, who signed, and codes, each as people read it. */
export function unsentPeople(now: Iia, sent: Iia): readonly UnsentPeople[] {
  return SIDES.flatMap((side, index) =>
    (Object.keys(PARTS) as (keyof typeof PARTS)[]).flatMap((part) => {
      const [here, there] = [now, sent].map(({ partners }) => textsOf(partners[index], part));
      const onlyNow = without(here, there);
      const onlySent = without(there, here);
      return onlyNow === null && onlySent === null ? [] : [{ side, part, now: onlyNow, sent: onlySent }];
    }),
  );
}

function textsOf(partner: IiaPartner | undefined, part: keyof typeof PARTS): readonly string[] {
  return partner === undefined ? [] : PARTS[part](partner);
}

/** Returns what is named on one side only; null for nothing. */
function without(texts: readonly string[] = [], others: readonly string[] = []): string | null {
  const left = texts.filter((text) => !others.includes(text));
  return left.length === 0 ? null : left.join('; ');
}

function personText({
  contactNames,
  emails,
  phoneNumbers,
  mailingAddress,
  roleDescriptions,
}: Contact): string {
  return [
    ...contactNames.map(({ value }) => value),
    ...emails,
    ...phoneNumbers.map((phone) => phone.e164 ?? phone.otherFormat ?? ''),
    ...(mailingAddress?.addressLines ?? []),
    ...roleDescriptions.map(({ value }) => value),
  ]
    .filter((text) => text !== '')
    .join(', ');
}

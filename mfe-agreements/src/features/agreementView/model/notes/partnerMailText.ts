import type { AgreementItem } from 'shared-contracts/agreements/entities/agreementItem.ts';
import type { Copies } from 'shared-contracts/exchange/exchangeCopies.ts';
import type { LanguageTag } from 'shared-contracts/text/language.ts';
import { AGREEMENT_TREE } from 'shared-contracts/agreements/members/agreementTree.ts';
import { memberPath } from 'shared-contracts/members/labels/memberPath.ts';
import { ownIiaId } from 'shared-contracts/agreements/ownIiaId.ts';

/** What a mail to the partner can begin from. */
export const MAIL_TEMPLATES = ['differences', 'reminder', 'blank'] as const;
export type MailTemplate = (typeof MAIL_TEMPLATES)[number];

export type MailSubject = Pick<AgreementItem, 'id' | 'iiaId' | 'startYear' | 'endYear'>;

/** - author: who writes, as they sign */
type MailParts = {
  readonly agreement: MailSubject;
  readonly copies: Copies | undefined;
  readonly author: string;
};

/** Which template says most: where the copies differ, where the partner has been told something that it has not approved, or none. */
export function templateFor(copies: Copies | undefined): MailTemplate {
  if ((copies?.differences ?? []).length > 0) return 'differences';
  return copies?.ours == null || copies.ours.approval.stand === 'present' ? 'blank' : 'reminder';
}

/**
 * Writes the beginning of a mail to the partner's contact, in the language of its reader, whichever the portal speaks: what differs is filled in, place by
 * place.
 */
export function partnerMailText(
  template: MailTemplate,
  tag: LanguageTag,
  { agreement, copies, author }: MailParts,
): { readonly subject: string; readonly text: string } {
  const texts = TEXTS[tag];
  const years = [agreement.startYear.name, agreement.endYear.name].filter(Boolean).join(' / ');
  const named = { id: ownIiaId(agreement), theirs: copies?.partner.iiaId ?? null, years };
  const paragraphs = {
    differences: [
      texts.differ(named),
      (copies?.differences ?? [])
        .map(({ field, ours, partners }) =>
          [
            placeIn(field, tag),
            `    ${texts.ours}: ${valueIn(ours, tag)}`,
            `    ${texts.yours}: ${valueIn(partners, tag)}`,
          ].join('\n'),
        )
        .join('\n'),
      texts.whichHolds,
    ],
    reminder: [texts.told(named), texts.pleaseLook],
    blank: [texts.about(named)],
  }[template];
  return {
    subject: texts.subject[template](named),
    text: [
      texts.greeting,
      ...paragraphs,
      texts.closing,
      [author, texts.office].filter(Boolean).join('\n'),
    ].join('\n\n'),
  };
}

function placeIn(field: string, tag: LanguageTag): string {
  const steps = memberPath(AGREEMENT_TREE, field, tag);
  return steps
    .filter((step, place) => typeof step === 'number' || steps.indexOf(step) === place)
    .map((step) => (typeof step === 'number' ? `${TEXTS[tag].row} ${step + 1}` : step))
    .join(' › ');
}

function valueIn(value: string | null, tag: LanguageTag): string {
  const { blank, yes, no } = TEXTS[tag];
  if (value === null || value === '') return blank;
  return { true: yes, false: no }[value] ?? value;
}

type Named = { readonly id: string; readonly theirs: string | null; readonly years: string };

type MailTexts = {
  readonly subject: Readonly<Record<MailTemplate, (named: Named) => string>>;
  readonly greeting: string;
  readonly about: (named: Named) => string;
  readonly differ: (named: Named) => string;
  readonly whichHolds: string;
  readonly told: (named: Named) => string;
  readonly pleaseLook: string;
  readonly closing: string;
  readonly office: string;
  readonly ours: string;
  readonly yours: string;
  readonly row: string;
  readonly blank: string;
  readonly yes: string;
  readonly no: string;
};

const inBrackets = (text: string) => (text === '' ? '' : ` (${text})`);

const TEXTS: Readonly<Record<LanguageTag, MailTexts>> = {
  en: {
    subject: {
      differences: ({ id, years }) =>
        `Inter-institutional agreement ${id}${inBrackets(years)}: our copies differ`,
      reminder: ({ id, years }) =>
        `Inter-institutional agreement ${id}${inBrackets(years)}: waiting for your answer`,
      blank: ({ id, years }) => `Inter-institutional agreement ${id}${inBrackets(years)}`,
    },
    greeting: 'Dear colleagues,',
    about: (named) => `I am writing about ${which.en(named)}.`,
    differ: (named) => `our copies of ${which.en(named)} differ in these places:`,
    whichHolds:
      'Could you please tell us which values shall hold, or correct your copy and notify us over EWP?',
    told: (named) => `we have notified you over EWP of ${which.en(named)}, and are waiting for your answer.`,
    pleaseLook:
      'Could you please look at it and approve it, or tell us what you would like to change? If you do not find it in your system, please tell us, and we will send the notification again.',
    closing: 'Kind regards,',
    office: 'International Relations Office',
    ours: 'ours',
    yours: 'yours',
    row: 'row',
    blank: '(blank)',
    yes: 'yes',
    no: 'no',
  },
  el: {
    subject: {
      differences: ({ id, years }) =>
        `Διιδρυματική συμφωνία ${id}${inBrackets(years)}: τα αντίγραφά μας διαφέρουν`,
      reminder: ({ id, years }) =>
        `Διιδρυματική συμφωνία ${id}${inBrackets(years)}: αναμένουμε την απάντησή σας`,
      blank: ({ id, years }) => `Διιδρυματική συμφωνία ${id}${inBrackets(years)}`,
    },
    greeting: 'Αγαπητοί συνάδελφοι,',
    about: (named) => `Σας γράφω σχετικά με ${which.el(named)}.`,
    differ: (named) => `τα αντίγραφά μας για ${which.el(named)} διαφέρουν στα εξής σημεία:`,
    whichHolds:
      'Παρακαλούμε ενημερώστε μας ποιες τιμές να ισχύσουν ή διορθώστε το αντίγραφό σας και ειδοποιήστε μας μέσω του EWP.',
    told: (named) =>
      `σας έχουμε ειδοποιήσει μέσω του EWP για ${which.el(named)} και αναμένουμε την απάντησή σας.`,
    pleaseLook:
      'Παρακαλούμε εξετάστε την και εγκρίνετέ την ή πείτε μας τι θα θέλατε να αλλάξει. Αν δεν τη βρίσκετε στο σύστημά σας, ενημερώστε μας για να στείλουμε ξανά την ειδοποίηση.',
    closing: 'Με εκτίμηση,',
    office: 'Γραφείο Διεθνών Σχέσεων',
    ours: 'στο δικό μας',
    yours: 'στο δικό σας',
    row: 'γραμμή',
    blank: '(κενό)',
    yes: 'ναι',
    no: 'όχι',
  },
};

const which: Readonly<Record<LanguageTag, (named: Named) => string>> = {
  en: ({ id, theirs, years }) =>
    `our inter-institutional agreement ${id}${theirs === null ? '' : `, ${theirs} in your system`}${inBrackets(years)}`,
  el: ({ id, theirs, years }) =>
    `τη διιδρυματική συμφωνία μας ${id}${theirs === null ? '' : `, ${theirs} στο σύστημά σας`}${inBrackets(years)}`,
};

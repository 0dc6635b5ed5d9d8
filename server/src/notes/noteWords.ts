import type { LanguageTag } from 'shared-contracts/text/language.ts';

/**
 * What a mail tells of a note.
 *
 * - record: what it is about; number: of an application, null before its submission
 * - author: name of who wrote it; insteadOf: names of those for whom the reader stands in, none where the note is for the reader
 */
export type Told = {
  readonly record:
    | { readonly kind: 'agreement'; readonly number: number; readonly partner: string | null }
    | { readonly kind: 'application'; readonly number: number | null };
  readonly author: string;
  readonly insteadOf: readonly string[];
  readonly text: string;
};

type Words = {
  readonly subject: (told: Told) => string;
  readonly intro: (told: Told) => string;
  readonly open: string;
};

export const NOTE_WORDS = {
  en: {
    subject: (told) => `${capitalised(recordEn(told))}: a note for ${readerEn(told)} from ${told.author}`,
    intro: (told) => {
      const partner = partnerOf(told);
      return `${told.author} wrote a note for ${readerEn(told)} about ${recordEn(told)}${partner === null ? '' : ` with ${partner}`}:`;
    },
    open: 'Open the notes',
  },
  el: {
    subject: (told) => `${capitalised(recordEl(told))}: σημείωση για ${readerEl(told)} (${told.author})`,
    intro: (told) => {
      const partner = partnerOf(told);
      return `Σημείωση για ${readerEl(told)} σχετικά με ${ARTICLE[told.record.kind]} ${recordEl(told)}${partner === null ? '' : ` (${partner})`}, από: ${told.author}`;
    },
    open: 'Άνοιγμα των σημειώσεων',
  },
} as const satisfies Record<LanguageTag, Words>;

function readerEn({ insteadOf }: Told): string {
  return insteadOf.length === 0 ? 'you' : `${LIST.en.format(insteadOf)}, for whom you stand in,`;
}

function readerEl({ insteadOf }: Told): string {
  if (insteadOf.length === 0) return 'εσάς';
  return `${insteadOf.length === 1 ? 'πρόσωπο' : 'πρόσωπα'} που αναπληρώνετε (${LIST.el.format(insteadOf)})`;
}

function recordEn({ record: { kind, number } }: Told): string {
  if (kind === 'agreement') return `agreement ${number}`;
  return number === null ? 'an application' : `application ${number}`;
}

function recordEl({ record: { kind, number } }: Told): string {
  if (kind === 'agreement') return `συμφωνία ${number}`;
  return number === null ? 'αίτηση χωρίς αριθμό' : `αίτηση ${number}`;
}

function partnerOf({ record }: Told): string | null {
  return record.kind === 'agreement' ? record.partner : null;
}

function capitalised(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}

const ARTICLE = { agreement: 'τη', application: 'την' } as const;
const LIST = { en: new Intl.ListFormat('en'), el: new Intl.ListFormat('el') };

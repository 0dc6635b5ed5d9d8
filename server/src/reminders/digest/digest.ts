import type { LanguageTag } from 'shared-contracts/text/language.ts';

/** What a mail says, in the words of its reader; addresses are whole. */
export type Digest = {
  readonly tag: LanguageTag;
  readonly sections: readonly DigestSection[];
  readonly settingsUrl: string;
};
/** - left: reminders of the kind that are not named; listUrl: where they are */
export type DigestSection = {
  readonly heading: string;
  readonly lines: ReadonlyArray<{ readonly title: string; readonly detail: string; readonly url: string }>;
  readonly left: number;
  readonly listUrl: string;
};

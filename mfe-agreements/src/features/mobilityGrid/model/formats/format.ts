import type { GridWords } from '../gridWords.ts';

/** Why a text is no value of its cell. */
export const UNREAD = ['number', 'area', 'cycle', 'language', 'yesNo'] as const;
export type Unread = (typeof UNREAD)[number];

/** - part: of the text, that could not be read */
export type ReadText = { readonly value: unknown } | { readonly unread: Unread; readonly part: string };

/** How a member of a row is written in its cell, and read from it: what is written is read back as the same value. */
export type Format = {
  readonly write: (value: unknown, words: GridWords) => string;
  readonly read: (text: string, words: GridWords) => ReadText;
};

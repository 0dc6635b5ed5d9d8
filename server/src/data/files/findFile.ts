import { toPdfFileName } from 'shared-contracts/applications/files/pdfFileName.ts';
import type { FileMark } from 'shared-contracts/applications/files/fileMarks.ts';
import type { MemberOf } from 'shared-contracts/sets/entityOf.ts';
import type { Database } from '../../database/database.ts';
import type { SignedInCaller } from '../../platform/tokens/caller.ts';
import { contentMember } from '../../records/model/content.ts';
import { MODEL } from '../sets/model.ts';
import { readItem } from '../../records/read/item/readItem.ts';

const SET = MODEL.ApplicationFiles;

/** A file by its name, the SHA-256 under which the file store knows its content, and when it was changed last (ISO). */
export type FoundFile = {
  readonly name: string;
  readonly mediaType: string;
  readonly sha256: string;
  /** Null while nobody has looked into it. */
  readonly marks: readonly FileMark[] | null;
  readonly changedAt: string;
};

/** What is selected of a record; the statement writes the hash of a content. */
type Selected = {
  readonly fileName?: string;
  readonly fileBase64?: string | null;
  readonly marks?: readonly FileMark[] | null;
  readonly dateModified?: string;
};
const SELECTED = [
  'fileName',
  'fileBase64',
  'marks',
  'dateModified',
] as const satisfies readonly (keyof Selected & MemberOf<'ApplicationFiles'>)[];

/** Finds the file of a record for whoever may read the record and its content; undefined for everybody else. */
export async function findFile(
  database: Database,
  caller: SignedInCaller,
  id: number,
): Promise<FoundFile | undefined> {
  const mediaType = contentMember(SET)?.mediaType;
  const select = SELECTED.map((name) => ({ path: [name], key: name }));
  const options = { select, expand: [], levels: 0 };
  const found = await readItem(database, caller, SET, { id }, options);
  const {
    fileName = '',
    fileBase64: sha256,
    marks = null,
    dateModified = '',
  } = JSON.parse(found?.item ?? '{}') as Selected;
  if (mediaType === undefined || typeof sha256 !== 'string') return undefined;
  return { name: toPdfFileName(fileName), mediaType, sha256, marks, changedAt: dateModified };
}

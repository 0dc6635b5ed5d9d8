import type { FactsheetView } from 'shared-contracts/factsheets/entities/factsheetView.ts';
import type { LanguageTag } from 'shared-contracts/text/language.ts';
import { CONTACT } from 'shared-contracts/institutions/members/contact.ts';
import type { Field } from 'shared-contracts/members/entity.ts';
import {
  ACCESSIBILITY,
  ADDITIONAL_INFO,
  ADDITIONAL_REQUIREMENT,
  APPLICATION_ENTRY,
} from 'shared-contracts/factsheets/members/factsheetParts.ts';
import { memberLabel } from 'shared-contracts/members/labels/memberLabel.ts';
import type { FieldIssue } from 'shared-ui/fields';
import type { SectionLetter } from '../../../../lib/sectionLetters.ts';
import { coordinatorIssues, rowIssues } from './cellCheck.ts';
import type { RowList } from './cellPath.ts';
import { cellField, type CellField } from './cellSpec.ts';
import { addCoordinator, addRow, type Addition } from './changes.ts';
import { requirementChoices, titleChoices } from './choices.ts';
import { NEW_URL, sentOf, type Typed } from './typedValue.ts';

/** - at: its path within the entry once that is added, as in `info.email` */
export type EntryField = CellField & { readonly label: string; readonly at: string };

/**
 * Something new that is filled in as a whole and added by one save.
 *
 * - path: under which it is kept while it is typed; list: where it goes; null for the coordinator
 */
export type EntrySpec = {
  readonly path: string;
  readonly letter: SectionLetter;
  readonly list: RowList | null;
  readonly fields: readonly EntryField[];
  readonly issuesOf: (typed: Typed) => readonly FieldIssue[];
  readonly changeOf: (typed: Typed, sheet: FactsheetView) => Addition;
};

/** G. */
export function requirementEntry(tag: LanguageTag): EntrySpec {
  const fields = [
    {
      ...fieldOf(ADDITIONAL_REQUIREMENT, 'name', tag),
      kind: 'choice' as const,
      options: requirementChoices(tag),
    },
    fieldOf(ADDITIONAL_REQUIREMENT, 'description', tag),
    fieldOf(ADDITIONAL_REQUIREMENT, 'urls', tag),
  ];
  return rowEntry('G', 'additionalRequirements', fields, (typed) => sentMembers(fields, typed));
}

/** J and K: what there is for people with special needs, of the section's own type. */
export function accessibilityEntry(letter: 'J' | 'K', tag: LanguageTag): EntrySpec {
  const own = [fieldOf(ACCESSIBILITY, 'services', tag), fieldOf(ACCESSIBILITY, 'description', tag)];
  const type = letter === 'J' ? 'Infrastructure' : 'Service';
  return rowEntry(letter, 'accessibilities', [...own, ...infoFields(tag)], (typed) => ({
    type,
    ...sentMembers(own, typed),
    info: sentMembers(infoFields(tag), typed),
  }));
}

/** O. */
export function additionalInfoEntry(tag: LanguageTag): EntrySpec {
  const own = [fieldOf(ADDITIONAL_INFO, 'type', tag), fieldOf(ADDITIONAL_INFO, 'description', tag)];
  return rowEntry('O', 'additionalInfos', [...own, ...infoFields(tag)], (typed) => ({
    ...sentMembers(own, typed),
    info: sentMembers(infoFields(tag), typed),
  }));
}

/** B, while there is no coordinator. */
export function coordinatorEntry(tag: LanguageTag): EntrySpec {
  const fields = [
    { ...fieldOf(CONTACT, 'title', tag), kind: 'choice' as const, options: titleChoices(tag) },
    ...['familyName', 'givenName', 'email', 'phone'].map((member) => fieldOf(CONTACT, member, tag)),
  ];
  return {
    path: 'B.new',
    letter: 'B',
    list: null,
    fields,
    issuesOf: (typed) => coordinatorIssues(sentMembers(fields, typed)),
    changeOf: (typed) => addCoordinator(sentMembers(fields, typed)),
  };
}

/** What is typed into an entry before anybody has typed. */
export function emptyEntry({ fields }: EntrySpec): Typed {
  return {
    texts: Object.fromEntries(fields.filter(({ kind }) => kind !== 'urls').map(({ member }) => [member, ''])),
    urls: fields.some(({ kind }) => kind === 'urls') ? [NEW_URL] : [],
  };
}

/** What is typed into one field, as its cell has it. */
export function typedInField({ kind, member }: EntryField, { texts, urls }: Typed): Typed {
  return kind === 'urls' ? { texts: {}, urls } : { texts: { [member]: texts[member] ?? '' }, urls: [] };
}

function rowEntry(
  letter: SectionLetter,
  list: RowList,
  fields: readonly EntryField[],
  rowOf: (typed: Typed) => Readonly<Record<string, unknown>>,
): EntrySpec {
  return {
    path: `${letter}.new`,
    letter,
    list,
    fields,
    issuesOf: (typed) => rowIssues(list, rowOf(typed)),
    changeOf: (typed, sheet) =>
      addRow(
        list,
        rowOf(typed),
        sheet[list].map(({ id }) => id),
      ),
  };
}

function infoFields(tag: LanguageTag): readonly EntryField[] {
  return ['email', 'phone', 'urls'].map((member) => ({
    ...fieldOf(APPLICATION_ENTRY, member, tag),
    at: `info.${member}`,
  }));
}

type Described = { readonly fields: Readonly<Record<string, Field>>; readonly links: object };

function fieldOf(entity: Described, member: string, tag: LanguageTag): EntryField {
  const field = entity.fields[member];
  if (field === undefined) throw new TypeError(`There is no member ${member}.`);
  const label = memberLabel({ ...entity, links: {} }, member, tag);
  return { ...cellField(member, field), label, at: member };
}

function sentMembers(
  fields: readonly EntryField[],
  { texts, urls }: Typed,
): Readonly<Record<string, unknown>> {
  const trimmed = {
    texts: Object.fromEntries(Object.entries(texts).map(([member, text]) => [member, text.trim()])),
    urls: urls.map((url) => ({ ...url, value: url.value.trim() })),
  };
  return Object.fromEntries(fields.map((field) => [field.member, sentOf(field, trimmed)]));
}

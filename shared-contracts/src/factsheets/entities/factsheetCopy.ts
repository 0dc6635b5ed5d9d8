import { CONTACT } from '../../institutions/members/contact.ts';
import { FACTSHEET } from '../members/factsheet.ts';
import { ACCESSIBILITY, ADDITIONAL_INFO, ADDITIONAL_REQUIREMENT } from '../members/factsheetParts.ts';
import { INSTITUTION } from '../../institutions/members/institution.ts';
import { pickReadable, pickWhole } from '../../members/reply/pick.ts';
import type { RecordOf } from '../../members/reply/picked.ts';
import { FACTSHEET_SINGLE_PARTS } from './factsheetSingleParts.ts';

/**
 * A factsheet as it is read to be duplicated: every member that a save may name. Its parts come without their ids, institution and
 * coordinator with nothing else.
 */
export const factsheetToCopy = pickWhole(FACTSHEET, {
  institution: pickReadable(INSTITUTION, ['id']),
  institutionalCoordinatorContact: pickReadable(CONTACT, ['id']),
  ...FACTSHEET_SINGLE_PARTS,
  additionalRequirements: pickReadable(ADDITIONAL_REQUIREMENT, ['name', 'description', 'urls']),
  accessibilities: pickReadable(ACCESSIBILITY, ['type', 'services', 'description', 'info']),
  additionalInfos: pickReadable(ADDITIONAL_INFO, ['type', 'description', 'info']),
});

/**
 * Body of the save that duplicates a factsheet: without its id and what the server sets, and not active. Its note, which tells the original from others, is left out.
 *
 * Source: specification document 3, section 4.
 */
export function copyOfFactsheet({
  id: _id,
  dateCreated: _created,
  dateModified: _modified,
  fetchedAt: _fetched,
  isSample: _sample,
  note: _note,
  ...members
}: RecordOf<typeof factsheetToCopy>) {
  return { ...members, isActive: false };
}

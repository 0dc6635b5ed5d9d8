import { CONTACT } from '../../institutions/members/contact.ts';
import { FACTSHEET } from '../members/factsheet.ts';
import { INSTITUTION } from '../../institutions/members/institution.ts';
import { flat, pick, pickReadable } from '../../members/reply/pick.ts';
import type { Named, RecordOf } from '../../members/reply/picked.ts';

const pickedLocalFactsheetRow = pick(
  FACTSHEET,
  ['institution', 'institutionalCoordinatorContact', 'isActive', 'id', 'note', 'dateCreated', 'dateModified'],
  {
    institution: flat(pickReadable(INSTITUTION, ['erasmusCode'])),
    institutionalCoordinatorContact: flat(pickReadable(CONTACT, ['familyName', 'givenName'])),
  },
);

export interface LocalFactsheetRow extends RecordOf<typeof pickedLocalFactsheetRow> {}
/**
 * A factsheet of the local institution in the management screen, as `MobilityFactsheets` answers.
 *
 * - erasmusCode: of the institution; familyName, givenName: of the coordinator
 * - dateModified: the version that a save has to name
 *
 * Source: specification document 3, section 7.
 */
export const localFactsheetRow: Named<typeof pickedLocalFactsheetRow, LocalFactsheetRow> =
  pickedLocalFactsheetRow;

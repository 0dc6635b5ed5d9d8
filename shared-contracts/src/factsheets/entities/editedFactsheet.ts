import { CONTACT } from '../../institutions/members/contact.ts';
import { FACTSHEET } from '../members/factsheet.ts';
import { ACCESSIBILITY, ADDITIONAL_INFO, ADDITIONAL_REQUIREMENT } from '../members/factsheetParts.ts';
import { DEPARTMENT, INSTITUTION } from '../../institutions/members/institution.ts';
import { pickReadable, pickWhole } from '../../members/reply/pick.ts';
import type { Named, RecordOf } from '../../members/reply/picked.ts';
import { FACTSHEET_SINGLE_PARTS } from './factsheetSingleParts.ts';

const pickedEditedFactsheet = pickWhole(FACTSHEET, {
  institution: pickReadable(INSTITUTION, [
    'id',
    'name',
    'nameGR',
    'erasmusCode',
    'heiId',
    'cityName',
    'isLocal',
  ]),
  institutionalCoordinatorContact: pickReadable(
    CONTACT,
    ['id', 'title', 'familyName', 'givenName', 'email', 'address', 'phone', 'url', 'department'],
    { department: pickReadable(DEPARTMENT, ['id']) },
  ),
  ...FACTSHEET_SINGLE_PARTS,
  additionalRequirements: pickReadable(ADDITIONAL_REQUIREMENT, ['id', 'name', 'description', 'urls']),
  accessibilities: pickReadable(ACCESSIBILITY, ['id', 'type', 'services', 'description', 'info']),
  additionalInfos: pickReadable(ADDITIONAL_INFO, ['id', 'type', 'description', 'info']),
});

export interface EditedFactsheet extends RecordOf<typeof pickedEditedFactsheet> {}
/** A factsheet as the wizard reads it, as `MobilityFactsheets` answers without `$select` and `$expand`, and a save or a 409 gives it back. */
export const editedFactsheet: Named<typeof pickedEditedFactsheet, EditedFactsheet> = pickedEditedFactsheet;

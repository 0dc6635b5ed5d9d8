import { pickReadable } from '../../members/reply/pick.ts';
import { FACTSHEET } from '../members/factsheet.ts';

/** The factsheet in force, as the page of an institution names it. */
export const institutionFactsheet = pickReadable(FACTSHEET, ['id', 'dateModified']);

import { placeByMember, type PlaceOfPath } from 'shared-record/model';
import type { ApplicationForm } from '../form/applicationForm.ts';

/** A city is typed by its name, and an address is refused as a whole at its first line. */
const WITHIN: readonly (readonly [whole: RegExp, field: string])[] = [
  [/\.(?:birthCity|city)$/, '$&.cityName'],
  [/\.(permanentAddress|currentAddress)$/, '.$1.0.street'],
  [/\.country\.id$/, '.country'],
  [/^(prefferedMobility\.\d+)\.(?:iiaId|blended)$/, '$1.responsiblePerson'],
];

/** Names the field of the form in which something is put right that schema and server call by another path. */
export function fieldOfPath(path: string): string {
  return WITHIN.reduce((field, [whole, within]) => field.replace(whole, within), path);
}

/** Finds the form's field for a path of the server. */
export function placeInApplication(form: ApplicationForm): PlaceOfPath {
  return (path) => {
    const field = placeByMember(form, path);
    return field && fieldOfPath(field);
  };
}

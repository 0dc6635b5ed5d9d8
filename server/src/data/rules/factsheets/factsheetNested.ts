import type { FieldError } from 'shared-contracts/errors/errors.ts';
import type { Key } from '../../../records/model/key.ts';
import { MODEL } from '../../sets/model.ts';
import { readRecord } from '../../../records/read/readRecord.ts';
import type { NestedRecord, Reference } from '../../../records/save/posted/parsedMembers.ts';
import { nestedRecords, resolveNamed } from '../../../records/save/merge/resolveReferences.ts';
import type { SaveContext } from '../../../records/save/saveContext.ts';
import { checkVersion, staleProblem, type CurrentRecord } from '../../../records/save/stored/version.ts';
import type { Nested, NestedOutcome } from '../../../records/save/setRules.ts';
import type { CarriedOutcome, CarriedRecord } from '../nested/carriedRecord.ts';
import { saveCarriedCoordinator } from './factsheetCoordinator.ts';
import { saveCarriedInstitution } from './factsheetInstitution.ts';

/** Saves the institution and the coordinator that a factsheet carries, in one transaction with it. */
export async function saveNestedOfFactsheet(
  { records, before, after }: Nested<'MobilityFactsheets'>,
  context: SaveContext,
): Promise<NestedOutcome> {
  const ids = new Map<Reference, Key>();
  const errors: FieldError[] = [];
  const changed: string[] = [];
  const carriedBy = async (record: NestedRecord): Promise<CarriedRecord> => {
    const named = [...record.members.references.values()].filter(
      (reference) => reference !== null && 'value' in reference,
    );
    // A department is chosen: nobody makes one by the way.
    errors.push(...nestedRecords(record.members).map(notFoundAt));
    return {
      record,
      resolved: await resolveNamed(context.database, context.caller, named, () => false, errors),
      requireVersion: async (stored) => {
        // A factsheet that is read whole shows no versions of what it links: who names one is held to it.
        const check = checkVersion(stored, [versionOf(record)]);
        if (check === 'other') throw staleProblem(check, before && (await presentFactsheet(before, context)));
      },
    };
  };
  const keep = (record: NestedRecord, member: string, outcome: CarriedOutcome) => {
    errors.push(...outcome.errors);
    if (outcome.id !== undefined) ids.set(record, outcome.id);
    if (outcome.hasChanged === true) changed.push(member);
  };
  let institution: Key | null = before?.institution ?? after.institution;
  for (const record of records.filter(({ target }) => target.name === 'MobilityInstitutions')) {
    const outcome = await saveCarriedInstitution(await carriedBy(record), context);
    institution = outcome.id ?? institution;
    keep(record, 'institution', outcome);
  }
  for (const record of records.filter(({ target }) => target.name === 'MobilityContacts')) {
    const factsheet = { before, institution: Number(institution) };
    const outcome = await saveCarriedCoordinator(await carriedBy(record), factsheet, context);
    keep(record, 'institutionalCoordinatorContact', outcome);
  }
  return { ids, errors, changed };
}

async function presentFactsheet(
  { id }: { readonly id: number },
  { database, caller }: SaveContext,
): Promise<CurrentRecord> {
  const definition = MODEL.MobilityFactsheets;
  return { set: definition.name, id, current: await readRecord({ database }, caller, definition, id) };
}

function versionOf({ members }: NestedRecord): string | undefined {
  const version = members.fields.get('dateModified');
  return typeof version === 'string' ? version : undefined;
}

function notFoundAt({ path }: NestedRecord): FieldError {
  return { field: path, code: 'reference-not-found' };
}

import { sql } from 'kysely';
import { toNetworkUrl } from 'shared-contracts/factsheets/networkForm.ts';
import type { Database } from '../../database/database.ts';
import type { Hei, LocalisedText, OtherHeiId, Ounit } from 'ewp/documents';
import { servedCoordinator, servedDepartmentContacts } from './servedContacts.ts';

/** What our records have of an institution. */
export type InstitutionFacts = {
  readonly name: string;
  readonly nameGR: string | null;
  readonly erasmusCode: string | null;
  readonly pic: string | null;
  readonly website: string | null;
};

/** Our institution in the words of the network. */
export type LocalInstitution = {
  readonly heiId: string;
  readonly names: readonly LocalisedText[];
  readonly otherIds: readonly OtherHeiId[];
  readonly websiteUrls: readonly LocalisedText[];
};

/** Reads who we are. Throws when the local institution has no id of the network. */
export async function localInstitution(database: Database): Promise<LocalInstitution> {
  const { rows } = await sql<InstitutionFacts & { heiId: string | null }>`
    select name, name_gr as "nameGR", hei_id as "heiId", erasmus_code as "erasmusCode", pic, website
    from institutions where is_local`.execute(database);
  const [local] = rows;
  if (local?.heiId == null) throw new Error('The local institution needs its id of the network (heiId).');
  return { heiId: local.heiId, ...inNetworkWords(local) };
}

/** Writes what a record has of an institution as the network has it. */
export function inNetworkWords({ name, nameGR, erasmusCode, pic, website }: InstitutionFacts) {
  return {
    names: named(name, nameGR),
    otherIds: [...other('erasmus', erasmusCode), ...other('pic', pic)],
    websiteUrls: webAddress(website),
  };
}

/** What our institution tells partners of itself. */
export async function servedInstitution(database: Database): Promise<Hei> {
  const units = await servedOunits(database);
  const { generalUrls, courseCatalogueUrls } = await factsheetAddresses(database);
  const { websiteUrls, ...local } = await localInstitution(database);
  return {
    ...local,
    websiteUrls: generalUrls.length > 0 ? generalUrls : websiteUrls,
    mobilityFactsheetUrls: [],
    courseCatalogueUrls,
    contacts: await servedCoordinator(database),
    ounitIds: units.map(({ ounitId }) => ounitId),
  };
}

/** The active factsheet says where to read on; the network asks for that here. */
async function factsheetAddresses(database: Database) {
  const { rows } = await sql<{ general: string | null; courses: string | null }>`
    select general_url as general, course_catalogue_url as courses from factsheets
    join institutions on institutions.id = institution_id where is_local and is_active`.execute(database);
  const [active] = rows;
  return {
    generalUrls: webAddress(active?.general ?? null),
    courseCatalogueUrls: webAddress(active?.courses ?? null),
  };
}

type Unit = {
  readonly name: string;
  readonly nameGR: string | null;
  readonly ounitId: string;
  readonly ounitCode: string | null;
  readonly url: string | null;
};

/** Our departments by their ids of the network. */
export async function servedOunits(database: Database): Promise<readonly Ounit[]> {
  const { rows } = await sql<Unit>`
    select distinct on (ounit_id) departments.name, departments.name_gr as "nameGR", ounit_id as "ounitId", ounit_code as "ounitCode",
      departments.url
    from departments join institutions on institutions.id = institution_id
    where is_local and ounit_id is not null order by ounit_id, departments.id`.execute(database);
  const contacts = await servedDepartmentContacts(database);
  return rows.map(({ name, nameGR, ounitId, ounitCode, url }) => ({
    ounitId,
    // People know most departments by their names alone, but the network asks for a code.
    ounitCode: ounitCode ?? ounitId,
    names: named(name, nameGR),
    websiteUrls: webAddress(url),
    mobilityFactsheetUrls: [],
    contacts: contacts.get(ounitId) ?? [],
  }));
}

function named(name: string, nameGR: string | null): readonly LocalisedText[] {
  return [{ value: name, lang: 'en' }, ...(nameGR === null ? [] : [{ value: nameGR, lang: 'el' }])];
}

function other(type: string, value: string | null): readonly OtherHeiId[] {
  return value === null ? [] : [{ type, value }];
}

function webAddress(text: string | null): readonly LocalisedText[] {
  const url = text === null ? null : toNetworkUrl(text);
  return url === null ? [] : [{ value: url }];
}

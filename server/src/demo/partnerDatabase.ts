import pg from 'pg';
import { sql } from 'kysely';
import { openDatabase } from '../database/database.ts';

/** Makes a partner's own database beside the portal's, in the same cluster, when it is not there; gives its address. */
export async function partnerDatabase(portalUrl: string, erasmusCode: string): Promise<string> {
  const name = `partner_${erasmusCode.toLowerCase().replaceAll(/[^a-z0-9]+/g, '_')}`;
  const client = new pg.Client({ connectionString: portalUrl });
  await client.connect();
  try {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [name]);
    if (rowCount === 0) await client.query(`create database ${name}`);
  } finally {
    await client.end();
  }
  const url = new URL(portalUrl);
  url.pathname = name;
  return url.href;
}

type Unit = { readonly name: string; readonly ounitId: string };

/** Tells a partner which units the portal believes it to have: agreements of the sample name them. */
export async function tellUnits(portalUrl: string, partnerUrl: string, erasmusCode: string): Promise<void> {
  const [portal, partner] = [
    openDatabase(portalUrl, { connections: 1 }),
    openDatabase(partnerUrl, { connections: 1 }),
  ];
  try {
    const { rows } = await sql<Unit>`
      select departments.name, ounit_id as "ounitId" from departments join institutions on institutions.id = institution_id
      where erasmus_code = ${erasmusCode} and ounit_id is not null order by departments.id`.execute(portal);
    await sql`
      insert into departments (name, ounit_id, institution_id, is_sample)
      select unit.name, unit."ounitId", institutions.id, true
      from institutions, jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as unit (name text, "ounitId" text)
      where is_local and not exists (
        select from departments where institution_id = institutions.id and ounit_id = unit."ounitId"
      )`.execute(partner);
    await sql`update change_counters set version = version + 1 where set_name = 'MobilityDepartments'`.execute(
      partner,
    );
  } finally {
    await Promise.all([portal.destroy(), partner.destroy()]);
  }
}

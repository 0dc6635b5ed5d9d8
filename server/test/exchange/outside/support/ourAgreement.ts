import { sql } from 'kysely';
import type { World } from './world.ts';
import { EXCHANGE_PATHS } from '../../../support/api/exchangePaths.ts';

/** Makes an agreement of the node's university with a partner, takes it to Final, and tells the partner of it; gives its id. */
export async function offered(world: World, heiId: string, change: object = {}): Promise<number> {
  const id = await drafted(world, heiId, change);
  for (const name of ['Submitted', 'Final'])
    await saved(world, { ...(await versionOf(world, id)), status: { name } });
  const told = await world.office(`/exchange${EXCHANGE_PATHS.cnr(id)}`, {});
  if (told.status !== 200) throw new Error(JSON.stringify(told.body));
  return id;
}

/** Makes a draft that no partner was told of; gives its id. */
export async function drafted(world: World, heiId: string, change: object = {}): Promise<number> {
  const { rows } = await sql<{ id: number }>`select id from institutions where hei_id = ${heiId}`.execute(
    world.database,
  );
  const partner = { id: rows[0]?.id };
  return saved(world, {
    startYear: 2027,
    endYear: 2028,
    status: { name: 'Draft' },
    institutions: [{ id: 1 }, partner],
    departmentalCoordinatorContacts: [{ id: 3 }],
    staffMobilitiesForTeaching: [
      {
        fromInstitution: { id: 1 },
        toInstitution: partner,
        mobilitiesPerYear: 2,
        totalDaysPerYear: 10,
        subjectAreasWithClarifications: [{ subjectArea: { code: '0611' } }],
        recommendedLanguageSkills: [{ language: { name: 'English' }, languageLevel: 'B2' }],
      },
    ],
    ...change,
  });
}

async function versionOf({ office }: World, id: number): Promise<object> {
  const { dateModified } = (await office(`/api/MobilityAgreements/${id}`)).body;
  return { id, dateModified };
}

async function saved({ office }: World, body: object): Promise<number> {
  const answer = await office('/api/MobilityAgreements', body);
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
  return answer.body.id;
}

import { sql } from 'kysely';
import { LOCAL_INSTITUTION_ID } from 'shared-contracts/agreements/agreements.ts';
import type { Database } from '../../src/database/database.ts';
import { pdfBase64 } from '../support/api/saveBodies.ts';
import type { Person } from './person.ts';
import { type Known, type Made, unique } from './table.ts';

type Row = Readonly<Record<string, unknown>>;

/** Finds in the sample what the calls are about, and offers records of their own to those that change one. */
export async function findKnown(
  database: Database,
  office: Person,
  student: Person,
  year: number,
): Promise<Known> {
  const { rows } = await sql<{
    agreement: number;
    iiaId: string;
    department: number;
    id: number;
    heiId: string;
    country: number;
    partnerFactsheet: number;
  }>`
    select a.id as agreement, p.iia_id as "iiaId", c.department_id as department, i.id, i.hei_id as "heiId", i.country_id as country,
      f.id as "partnerFactsheet"
    from agreements a
    join agreement_mobilities m on m.agreement_id = a.id and m.kind = 'studies' and m.from_institution_id = ${LOCAL_INSTITUTION_ID}
    join agreement_institutions ai on ai.agreement_id = a.id
    join institutions i on i.id = ai.institution_id and not i.is_local and i.hei_id is not null
    join factsheets f on f.institution_id = i.id and f.is_active
    join partner_agreement_identifications p on p.agreement_id = a.id and p.iia_id is not null
    join agreement_contacts ac on ac.agreement_id = a.id
    join contacts c on c.id = ac.contact_id and c.id <> 3
    join departments d on d.id = c.department_id and d.institution_id = ${LOCAL_INSTITUTION_ID}
    where a.status_id = 3 and a.ewp_status_id = 7 and a.local_status = 1 and a.terminated = 0 and not a.is_deleted
      and a.start_year_id <= ${year} and a.end_year_id > ${year}
      and (select count(*) from notifications where agreement_id = a.id) > 1
      and (select count(*) from approval_responses where agreement_id = a.id) > 1
    order by a.id limit 1`.execute(database);
  const [found] = rows;
  if (found === undefined) throw new Error('The sample has no agreement that students may choose');
  const { agreement, iiaId, department, partnerFactsheet, ...partner } = found;
  const local = await office.model('MobilityInstitutions').where('isLocal').equal(true).getItem();
  const sheet = await office
    .model('MobilityFactsheets')
    .where('institution/isLocal')
    .equal(true)
    .and('isActive')
    .equal(true)
    .getItem();
  const file = await student
    .model('ApplicationFiles')
    .save({ fileName: 'cv.pdf', fileBase64: pdfBase64(), userMail: { email: 'student@example.org' } });
  return {
    ...{ year, agreement, partner, department, iiaId, partnerFactsheet },
    ...{ localHeiId: local.heiId, localFactsheet: sheet.id, file: file.id },
    whole: (id) => office.model('MobilityAgreements').where('id').equal(id).getItem(),
    made: own(maker(database, office, student, { agreement, partner: partner.id, department, year })),
  };
}

type Of = {
  readonly agreement: number;
  readonly partner: number;
  readonly department: number;
  readonly year: number;
};

/** What cannot be made is a fault of the test, never what its call came to. */
function own(made: Made): Made {
  return Object.fromEntries(
    Object.entries(made).map(([kind, make]) => [
      kind,
      () =>
        make().catch((error: unknown) => {
          throw new Error(`No ${kind} was made: ${JSON.stringify(error)} ${String(error)}`);
        }),
    ]),
  ) as Made;
}

function maker(database: Database, office: Person, student: Person, of: Of): Made {
  const draft = async () => {
    const whole = await office.model('MobilityAgreements').where('id').equal(of.agreement).getItem();
    const body = agreementBody({ ...whole, ...yearsFrom(of.year), owner: { id: office.id } }, 'Draft');
    return (await office.model('MobilityAgreements').save(body)).id;
  };
  const submitted = async () => {
    const id = await draft();
    await office.model('MobilityAgreements').save({ id, status: { name: 'Submitted' } });
    return id;
  };
  const inState = async (ewpStatus: number) => {
    const id = await submitted();
    await sql`update agreements set status_id = 3, ewp_status_id = ${ewpStatus} where id = ${id}`.execute(
      database,
    );
    return id;
  };
  return {
    draft,
    submitted,
    final: () => inState(1),
    approvedByAll: () => inState(7),
    coordinator: async () => {
      const saved = await office.model('ECTSCoordinatorTables').save({
        ...coordinatorBody(of.department),
        address: 'Main street',
        phone: '2310',
      });
      return saved.id;
    },
    application: async () => {
      // One of a type and year is all that a student may have.
      await sql`update applications set is_deleted = true where owner_id = ${student.id}`.execute(database);
      const saved = await student
        .model('ApplicationStudentStudiesForms')
        .save({ type: 'long-term-studies', status: 'draft', applicationYear: of.year });
      return saved.id;
    },
  };
}

/** Years that a new agreement may have. */
export function yearsFrom(year: number): Row {
  return { startYear: { id: year }, endYear: { id: year + 1 } };
}

/** A whole agreement as the wizard of the documents saves it: its parts without their ids. */
export function agreementBody(whole: Row, status: string): Row {
  const { startYear, endYear, owner, institutions, departmentalCoordinatorContacts: contacts } = whole;
  return {
    startYear,
    endYear,
    ...(owner === null ? {} : { owner }),
    status: { name: status },
    institutions: (institutions as readonly Row[]).map(({ id }) => ({ id })),
    departmentalCoordinatorContacts: (contacts as readonly Row[]).map(({ id }) => ({ id })),
    studentMobilitiesForStudies: withoutIds(whole['studentMobilitiesForStudies']),
    staffMobilitiesForTeaching: withoutIds(whole['staffMobilitiesForTeaching']),
  };
}

/** A whole factsheet as it is duplicated: without ids of its own and of its parts, and not active. */
export function factsheetBody(whole: Row): Row {
  const {
    id: _id,
    dateModified: _version,
    institution,
    institutionalCoordinatorContact: coordinator,
    ...parts
  } = whole;
  const idOf = (record: unknown) => ({ id: (record as Row)['id'] });
  return {
    ...(withoutAnyId(parts) as Row),
    institution: idOf(institution),
    institutionalCoordinatorContact: coordinator === null ? null : idOf(coordinator),
    isActive: false,
  };
}

function withoutAnyId(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutAnyId);
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  const members = Object.entries(value).filter(([member]) => member !== 'id');
  return Object.fromEntries(members.map(([member, inner]) => [member, withoutAnyId(inner)]));
}

const OWNED: readonly string[] = ['subjectAreaWithClarification'];

/** Lists are owned parts, whose ids go; objects name records of other sets. */
function withoutIds(list: unknown): readonly Row[] {
  return (list as readonly Row[]).map(({ id: _id, ...part }) =>
    Object.fromEntries(
      Object.entries(part).map(([member, value]): [string, unknown] => {
        if (Array.isArray(value) && value.every((item) => typeof item === 'object'))
          return [member, withoutIds(value)];
        return [member, OWNED.includes(member) && value !== null ? withoutIds([value])[0] : value];
      }),
    ),
  );
}

export function coordinatorBody(department: number): Row {
  const name = unique('Coordinator');
  return { firstName: 'Eva', lastName: name, email: 'eva@example.org', purpose: 'Incoming', department };
}

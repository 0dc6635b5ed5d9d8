import fastify from 'fastify';
import pg from 'pg';
import { reportFigures } from './reportFigures.ts';

const READ = `select to_jsonb(a) || jsonb_build_object('studentData',
    (select jsonb_agg(s) from application_student_data s where application_id = a.id)) as item
  from applications a where id = $1 for no key update`;
const NOTE = `insert into audit_entries (set_name, record_id, operation, before, after) values ('Bench', $1, 'update', $2, $3)`;

// The rival: Fastify and PostgreSQL with nothing between them, no rights, no checks, no history of changes.
const [url = '', statement = 'select 1 as value', application = '0'] = process.argv.slice(2);
const pool = new pg.Pool({ connectionString: url });
const app = fastify();
const { rows } = await pool.query<{ value: string }>(statement);
const bytes = `{"value":${rows[0]?.value}}`;

app.get('/bytes', (_request, reply) => reply.type('application/json').send(bytes));
app.get('/statement', async (_request, reply) => {
  const answer = await pool.query<{ value: string }>({ name: 'asked', text: statement });
  return reply.type('application/json').send(`{"value":${answer.rows[0]?.value}}`);
});
// What no save can do without: lock, read, write, note it, answer with what is stored.
app.post<{ Body: { fatherName: string } }>('/save', async ({ body }) => {
  const client = await pool.connect();
  const ask = (name: string, text: string, values: readonly unknown[]) =>
    client.query<{ item: unknown }>({ name, text, values: [...values] });
  try {
    await client.query('begin');
    const before = await ask('read', READ, [application]);
    await ask('part', 'update application_student_data set father_name = $1 where application_id = $2', [
      body.fatherName,
      application,
    ]);
    await ask('version', 'update applications set date_modified = now() where id = $1', [application]);
    const after = await ask('answer', READ, [application]);
    await ask('note', NOTE, [application, before.rows[0]?.item, after.rows[0]?.item]);
    await client.query('commit');
    return after.rows[0]?.item;
  } finally {
    client.release();
  }
});
const address = await app.listen({ host: '127.0.0.1', port: 0 });
process.send?.({ port: Number(new URL(address).port) });
reportFigures();

import { setImmediate as nextTurn } from 'node:timers/promises';
import { strFromU8, unzipSync } from 'fflate';
import { parse as parseDisposition } from 'content-disposition';
import fastify from 'fastify';
import { sql } from 'kysely';
import { FILE_QUOTA, UNNAMED_FILE_MS } from 'shared-contracts/applications/files/pdfFile.ts';
import { examineOldFiles } from '../../src/data/upkeep/examineOldFiles.ts';
import { removeUnnamedFiles } from '../../src/data/upkeep/removeUnnamedFiles.ts';
import { sweepRegularly } from '../../src/data/upkeep/sweepRegularly.ts';
import { bearer, signIn } from '../support/portal/signIn.ts';
import { testFiles } from '../support/api/testFiles.ts';
import { ENCRYPTED, testPdf } from '../support/api/testPdf.ts';
import { startTestServer, type TestServer } from '../support/portal/testServer.ts';

const HOUR_MS = 60 * 60 * 1000;
const FORMS = '/api/ApplicationStudentStudiesForms';
const FILES = '/api/ApplicationFiles';

let server: TestServer;
const tokens: Record<string, string> = {};

beforeAll(async () => {
  server = await startTestServer();
  for (const name of ['student', 'student2', 'iro']) tokens[name] = await signIn(server.baseUrl, name);
  // The windows of the sample are those of the year in which it was made; the rules about files hold in all of them.
  await sql`
    update application_settings set application_start = now() - interval '1 day', application_stop = now() + interval '1 day';
    truncate applications, application_files restart identity cascade`.execute(server.database);
});
afterAll(async () => {
  server.app.server.closeAllConnections();
  await server.stop();
});

const pdf = (text: string, before = '') => testPdf(text, { before });

const call = (user: string, address: string, init: RequestInit = {}) =>
  fetch(server.baseUrl + address, {
    ...init,
    headers: { ...bearer(tokens[user] ?? ''), ...Object.fromEntries(new Headers(init.headers)) },
  });

const send = (user: string, bytes: Buffer, name = 'cv.pdf', address = `${FILES}/content`, method = 'POST') =>
  call(user, `${address}?${new URLSearchParams({ fileName: name }).toString()}`, {
    method,
    headers: { 'content-type': 'application/pdf' },
    body: new Uint8Array(bytes),
  });

async function jsonOf(response: Response): Promise<any> {
  return response.json();
}

async function upload(user: string, text: string, name?: string): Promise<number> {
  const response = await send(user, pdf(text), name);
  expect(response.status).toBe(200);
  return (await jsonOf(response)).id;
}

async function save(user: string, body: object) {
  const response = await call(user, FORMS, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return { status: response.status, body: await jsonOf(response) };
}

const draftOf = (user: string, filesData: object, change: object = {}) =>
  save(user, { type: 'long-term-studies', filesData: [filesData], ...change });

describe('the name of a file', () => {
  test.each([
    "O'Neil’s “CV”.pdf",
    'Βιογραφικό σημείωμα.PDF',
    '100%25 sure.pdf',
    'cv.pdf.pdf',
    `${'ω'.repeat(125)}.pdf`,
    `${'😀'.repeat(62)}.pdf`,
  ])('is the same when it comes back: %j', async (name) => {
    const id = await upload('student', 'named', name);
    const response = await call('student', `${FILES}/${id}/content`);
    expect(parseDisposition(response.headers.get('content-disposition') ?? '')).toMatchObject({
      type: 'attachment',
      parameters: { filename: name },
    });
    expect((await jsonOf(await call('student', `${FILES}/${id}`))).fileName).toBe(name);
  });

  test.each([
    ['too-long', 'x'.repeat(256)],
    ['too-long', 'x'.repeat(10_000)],
    ['bad-text', 'nul\u0000.pdf'],
    ['required', '  '],
    ...[
      'Transcript.html',
      'cv.hta',
      'cv.js',
      'cv.bat',
      'cv.pdf.exe',
      'cv',
      '.pdf',
      'cv.pdf.',
      'cv.pdf ',
      'cv .pdf',
      '../../etc/passwd.pdf',
      'C:\\temp\\cv.pdf',
      'say "hello".pdf',
      'annual\u202Efdp.pdf',
      'a\u2066b.pdf',
      'a\u200Eb.pdf',
      'CON.pdf',
      'lpt1.x.pdf',
      `${'ω'.repeat(126)}.pdf`,
    ].map((name) => ['not-a-file-name', name]),
  ])('is refused as %s: %j', async (code, name) => {
    const response = await send('student', pdf('named'), name);
    expect([response.status, (await jsonOf(response)).errors?.[0]?.code ?? 'bad-query']).toEqual([
      400,
      expect.stringMatching(`${code}|bad-query`),
    ]);
    const posted = await call('student', FILES, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ fileName: name, fileBase64: pdf('named').toString('base64') }),
    });
    expect([posted.status, (await jsonOf(posted)).errors?.[0]?.code]).toEqual([400, code]);
  });

  test('that is posted has one line, and is refused with more as a parameter', async () => {
    const name = 'line\r\nbreak\tand\u0007bell.pdf';
    const posted = await call('student', FILES, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ fileName: name, fileBase64: pdf('named').toString('base64') }),
    });
    expect(await jsonOf(posted)).toMatchObject({ fileName: 'line break and bell.pdf' });
    expect((await send('student', pdf('named'), name)).status).toBe(400);
  });

  test('that is posted in decomposed letters is stored composed', async () => {
    const id = await upload('student', 'named', 'βιογραφικό.pdf'.normalize('NFD'));
    expect((await jsonOf(await call('student', `${FILES}/${id}`))).fileName).toBe(
      'βιογραφικό.pdf'.normalize('NFC'),
    );
  });

  test('that was stored before names were looked at is given out as one of a PDF', async () => {
    const id = await upload('student', 'of earlier times', 'old.pdf');
    await sql`update application_files set file_name = ${'Transcript\u202Elmth.html'} where id = ${id}`.execute(
      server.database,
    );
    const response = await call('iro', `${FILES}/${id}/content`);
    const { parameters } = parseDisposition(response.headers.get('content-disposition') ?? '');
    expect(parameters['filename']).toBe('Transcriptlmth.html.pdf');
  });
});

describe('a PDF is known by what it holds:', () => {
  test.each([
    ['a byte order mark before it', '\u00ef\u00bb\u00bf', 200],
    ['1,019 bytes before it', ' '.repeat(1019), 200],
    ['1,025 bytes before it', ' '.repeat(1025), 400],
    ['a page before it', '<html><script>alert(1)</script>', 400],
    ['a script before it', '#!/bin/sh\nexit\n', 400],
    ['a program before it', 'MZ', 400],
  ])('with %s', async (_, before, status) => {
    const bytes = Buffer.concat([Buffer.from(before, 'latin1'), pdf('begins')]);
    const response = await send('student', bytes);
    expect(response.status).toBe(status);
    const posted = await call('student', FILES, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ fileName: 'a.pdf', fileBase64: bytes.toString('base64') }),
    });
    expect(posted.status).toBe(status);
  });

  test('what is downloaded runs nowhere, whatever it is', async () => {
    const scripted = testPdf('runs', { catalog: '/OpenAction << /S /JavaScript /JS (app.alert(1)) >>' });
    const { id } = await jsonOf(await send('student', scripted));
    const { headers } = await call('student', `${FILES}/${id}/content`);
    expect(headers.get('content-security-policy')).toBe("default-src 'none'; sandbox");
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-type')).toBe('application/pdf');
  });
});

describe('what is to know of a file before it is opened', () => {
  const SCRIPTED = testPdf('runs', { catalog: '/OpenAction << /S /JavaScript /JS (app.alert(1)) >>' });

  test('stands in its record, from either way of sending it, and is nobody’s to say', async () => {
    const posted = await call('student', FILES, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ fileName: 'a.pdf', fileBase64: SCRIPTED.toString('base64') }),
    });
    const { id } = await jsonOf(posted);
    expect(await jsonOf(await call('iro', `${FILES}/${id}`))).toMatchObject({ marks: ['script'] });
    expect(await jsonOf(await send('student', SCRIPTED))).toMatchObject({ marks: ['script'] });
    const denied = await call('student', `${FILES}/${id}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ marks: [] }),
    });
    expect(denied.status).toBe(400);
    const replaced = await send('student', pdf('harmless'), 'a.pdf', `${FILES}/${id}/content`, 'PUT');
    expect(await jsonOf(replaced)).toMatchObject({ marks: [] });
  });

  test.each([
    ['markup that begins as a PDF', Buffer.from('%PDF-1.4\n<html><script>alert(1)</script></html>')],
    [
      'a PDF without pages',
      Buffer.from('%PDF-1.4\n1 0 obj\n<< /Type /Catalog >>\nendobj\ntrailer << /Root 1 0 R >>\n%%EOF'),
    ],
  ])('%s is no PDF, and leaves nothing in the store', async (_, bytes) => {
    const before = await sql<{ count: number }>`select count(*)::integer as count from file_contents`.execute(
      server.database,
    );
    const response = await send('student', bytes);
    expect([response.status, (await jsonOf(response)).errors]).toEqual([
      400,
      [{ field: 'fileBase64', code: 'unreadable-pdf' }],
    ]);
    const posted = await call('student', FILES, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ fileName: 'a.pdf', fileBase64: bytes.toString('base64') }),
    });
    expect((await jsonOf(posted)).errors).toEqual([{ field: 'fileBase64', code: 'unreadable-pdf' }]);
    const after = await sql<{ count: number }>`select count(*)::integer as count from file_contents`.execute(
      server.database,
    );
    expect(after.rows).toEqual(before.rows);
  });

  test('is found out of files that were stored before it was looked for', async () => {
    const { id } = await jsonOf(await send('student', testPdf('of earlier times', { trailer: ENCRYPTED })));
    await sql`update application_files set marks = null where id = ${id}`.execute(server.database);
    await sql`update file_contents set marks = null`.execute(server.database);
    const content = Buffer.from('%PDF-1.4\n<html>');
    const { sha256 } = await testFiles(server.database).put(
      (async function* bytes() {
        yield content;
      })(),
    );
    const [old] = (
      await sql<{ id: number }>`
      insert into application_files (owner_id, file_name, content_sha256)
      select id, 'old.pdf', ${sha256} from users where name = 'student' returning id`.execute(server.database)
    ).rows;
    expect(await examineOldFiles(server.database, testFiles(server.database))).toBeGreaterThan(1);
    expect(await jsonOf(await call('iro', `${FILES}/${id}`))).toMatchObject({ marks: ['encrypted'] });
    expect(await jsonOf(await call('iro', `${FILES}/${old?.id}`))).toMatchObject({ marks: ['not-a-pdf'] });
    expect(await examineOldFiles(server.database, testFiles(server.database))).toBe(0);
  });

  test('is said in the archive of an application too, first of all', async () => {
    const { id: scripted } = await jsonOf(await send('student', SCRIPTED, 'cv.pdf'));
    const { body } = await draftOf('student', {
      europassCv: scripted,
      academicIdentity: await upload('student', 'plain', 'id.pdf'),
    });
    const archive = await call('iro', `${FORMS}/${body.id}/files`);
    const entries = unzipSync(new Uint8Array(await archive.arrayBuffer()));
    const marked = `draft-${body.id}-europassCv-CAUTION-cv.pdf`;
    expect(Object.keys(entries)).toEqual([
      '0-READ-FIRST.txt',
      marked,
      `draft-${body.id}-academicIdentity-id.pdf`,
    ]);
    expect(strFromU8(entries['0-READ-FIRST.txt']!)).toContain(
      `- ${marked}: The file carries a program of its own (JavaScript).`,
    );
  });
});

describe('a file belongs to its application', () => {
  test('and to no other one of the same student, as long as the first is there', async () => {
    const id = await upload('student', 'one application');
    const first = await draftOf('student', { europassCv: id, academicIdentity: id });
    expect(first.status).toBe(200);
    const again = await save('student', {
      id: first.body.id,
      dateModified: first.body.dateModified,
      filesData: [{ europassCv: id }],
    });
    expect(again.status).toBe(200);
    const errors = [{ field: 'filesData/0/proposedCurriculum', code: 'in-another-application' }];
    expect(await draftOf('student', { proposedCurriculum: id })).toMatchObject({
      status: 400,
      body: { errors },
    });
    await save('student', { id: first.body.id, dateModified: again.body.dateModified, isDeleted: true });
    expect((await draftOf('student', { proposedCurriculum: id })).status).toBe(200);
  });

  test('when two drafts name it at the same moment, only one of them gets it', async () => {
    const id = await upload('student', 'two at once');
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => draftOf('student', { europassCv: id })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400]);
  });

  test('of another student is refused', async () => {
    const id = await upload('student2', 'foreign');
    expect(await draftOf('student', { europassCv: id })).toMatchObject({
      status: 400,
      body: { errors: [{ field: 'filesData/0/europassCv', code: 'reference-not-found' }] },
    });
  });
});

describe('files that no application names', () => {
  const sweep = (hours: number) =>
    removeUnnamedFiles(server.database, new Date(Date.now() + UNNAMED_FILE_MS + hours * HOUR_MS));
  const statusOf = async (id: number) => (await call('student', `${FILES}/${id}`)).status;

  test('are removed a day after they were first seen so, with an audit entry, and named ones stay', async () => {
    const [unnamed, named] = [await upload('student', 'unnamed'), await upload('student', 'named')];
    expect((await draftOf('student', { europassCv: named })).status).toBe(200);
    await removeUnnamedFiles(server.database, new Date());
    expect(await sweep(-1)).toBe(0);
    expect(await statusOf(unnamed)).toBe(200);
    expect(await sweep(1)).toBeGreaterThan(0);
    expect([await statusOf(unnamed), await statusOf(named)]).toEqual([404, 200]);
    const { rows } = await sql<{ operation: string; user_id: number | null }>`
      select operation, user_id from audit_entries where set_name = 'ApplicationFiles' and record_id = ${unnamed}
      order by id desc limit 1`.execute(server.database);
    expect(rows).toEqual([{ operation: 'delete', user_id: null }]);
  });

  test('stay when an application names them again within the day, and the day begins anew', async () => {
    const id = await upload('student', 'named again');
    await removeUnnamedFiles(server.database, new Date());
    const { body } = await draftOf('student', { europassCv: id });
    await sweep(1);
    const emptied = await save('student', {
      id: body.id,
      dateModified: body.dateModified,
      filesData: [{ europassCv: '' }],
    });
    expect(emptied.status).toBe(200);
    await sweep(2);
    expect(await statusOf(id)).toBe(200);
    await sweep(27);
    expect(await statusOf(id)).toBe(404);
  });

  test('stay when a save names them while the removal is on its way', async () => {
    const id = await upload('student', 'in a race');
    await removeUnnamedFiles(server.database, new Date());
    const answers = await Promise.all([draftOf('student', { europassCv: id }), sweep(1)]);
    const isNamed = answers[0].status === 200;
    expect(await statusOf(id)).toBe(isNamed ? 200 : 404);
    expect(answers[0].status).toBe(isNamed ? 200 : 400);
    const { rows } = await sql`
      select id from application_files_data where europass_cv = ${id}`.execute(server.database);
    expect(rows).toHaveLength(isNamed ? 1 : 0);
  });

  test('are removed by the server itself, which says so in its log', async () => {
    await upload('student', 'logged');
    await removeUnnamedFiles(server.database, new Date());
    await sql`update application_files set unnamed_since = now() - interval '2 days', date_modified = now() - interval '2 days'
      where unnamed_since is not null`.execute(server.database);
    const lines: string[] = [];
    const app = fastify({ logger: { stream: { write: (line) => void lines.push(line) } } });
    const { database } = server;
    sweepRegularly(app, { database, files: testFiles(database), clock: () => new Date() });
    await app.ready();
    await app.close();
    expect(lines).toEqual([
      expect.stringContaining('"msg":"files that no application named for a day were removed"'),
    ]);
    expect(await removeUnnamedFiles(database, new Date())).toBe(0);
  });
});

describe('what one person may store', () => {
  async function fillUp(bytes: number, files: number): Promise<void> {
    await sql`
      insert into file_contents (sha256, size) values (${'f'.repeat(64)}, ${bytes}) on conflict (sha256) do update set size = excluded.size`.execute(
      server.database,
    );
    await sql`
      insert into application_files (owner_id, file_name, content_sha256)
      select id, 'fill.pdf', ${'f'.repeat(64)} from users, generate_series(1, ${files}::integer) where name = 'student2'`.execute(
      server.database,
    );
  }
  afterEach(() => sql`delete from application_files where file_name = 'fill.pdf'`.execute(server.database));

  test.each([
    ['bytes', FILE_QUOTA.bytes / 2, 2],
    ['files', 10, FILE_QUOTA.files],
  ])('ends at a number of %s, for the student and not for the office', async (_, bytes, files) => {
    const own = await upload('student2', 'before');
    await fillUp(Math.floor(bytes) - 1, files);
    const refused = { field: 'fileBase64', code: 'too-many-files', params: { max: FILE_QUOTA.files } };
    const response = await send('student2', pdf('one too many'));
    expect([response.status, (await jsonOf(response)).errors]).toEqual([400, [refused]]);
    const posted = await call('student2', FILES, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ fileName: 'a.pdf', fileBase64: pdf('as JSON').toString('base64') }),
    });
    expect((await jsonOf(posted)).errors).toEqual([refused]);
    expect((await send('iro', pdf('of the office'))).status).toBe(200);
    await sql`delete from application_files where file_name = 'fill.pdf'`.execute(server.database);
    expect((await send('student2', pdf('after'), 'b.pdf', `${FILES}/${own}/content`, 'PUT')).status).toBe(
      200,
    );
  });
});

describe('all files of an application', () => {
  const zipOf = (user: string, id: number) => call(user, `${FORMS}/${id}/files`);

  async function applicationWithFiles(names: Record<string, string>): Promise<number> {
    const filesData: Record<string, number> = {};
    for (const [slot, name] of Object.entries(names))
      filesData[slot] = await upload('student', `${slot} `.repeat(40_000), name);
    const { status, body } = await draftOf('student', filesData);
    expect(status).toBe(200);
    return body.id;
  }

  test('come as one archive, under their number, slot and name, for the student and the office alone', async () => {
    const id = await applicationWithFiles({ academicIdentity: 'ταυτότητα.pdf', europassCv: 'cv.pdf' });
    await sql`update applications set status = 'submitted', application_number = ${900 + id}, application_year = 2031 where id = ${id}`.execute(
      server.database,
    );
    for (const user of ['student', 'iro']) {
      const response = await zipOf(user, id);
      expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/zip']);
      const disposition = parseDisposition(response.headers.get('content-disposition') ?? '');
      expect(disposition.parameters['filename']).toBe(`2031-${900 + id}-files.zip`);
      const bytes = new Uint8Array(await response.arrayBuffer());
      expect(bytes.length).toBe(Number(response.headers.get('content-length')));
      const entries = unzipSync(bytes);
      expect(Object.keys(entries)).toEqual([
        `${900 + id}-europassCv-cv.pdf`,
        `${900 + id}-academicIdentity-ταυτότητα.pdf`,
      ]);
      expect(strFromU8(entries[`${900 + id}-europassCv-cv.pdf`]!)).toBe(
        pdf('europassCv '.repeat(40_000)).toString(),
      );
    }
    expect((await zipOf('student2', id)).status).toBe(404);
  });

  test('of a draft go under its id; one without files is answered with 404', async () => {
    const id = await applicationWithFiles({ europassCv: 'cv.pdf' });
    const entries = unzipSync(new Uint8Array(await (await zipOf('student', id)).arrayBuffer()));
    expect(Object.keys(entries)).toEqual([`draft-${id}-europassCv-cv.pdf`]);
    const { body } = await draftOf('student', {});
    expect((await zipOf('student', body.id)).status).toBe(404);
  });

  test('end with whoever stops taking them', async () => {
    const id = await applicationWithFiles({ europassCv: 'cv.pdf', academicIdentity: 'id.pdf' });
    const stop = new AbortController();
    const response = await call('iro', `${FORMS}/${id}/files`, { signal: stop.signal });
    await response.body?.getReader().read();
    stop.abort();
    await nextTurn();
    expect((await zipOf('iro', id)).status).toBe(200);
    expect(server.logLines.filter((line) => line.includes('"level":50'))).toEqual([]);
  });
});

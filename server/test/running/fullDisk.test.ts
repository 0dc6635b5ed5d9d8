import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { patient } from '../../../scripts/lib/patience.mjs';
import { bearer, signIn } from '../support/portal/signIn.ts';
import { testPdf } from '../support/api/testPdf.ts';
import { startTestServer, type TestServer } from '../support/portal/testServer.ts';

const START_MS = patient(60_000);
const folder = mkdtempSync(path.join(tmpdir(), 'portal-full-disk-'));
const hasSmallDisk = mountSmallDisk();

/** A disk of two megabytes needs rights that not everybody has. */
function mountSmallDisk(): boolean {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=2m', 'tmpfs', folder], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

afterAll(() => {
  if (hasSmallDisk) execFileSync('umount', [folder]);
  rmSync(folder, { recursive: true });
});

if (!hasSmallDisk) process.stderr.write('No disk can be mounted here: a full one is not tried.\n');

describe.each([
  ...(hasSmallDisk ? [['a full disk', { FILE_STORE: 'folder', FILE_DIR: folder }] as const] : []),
  ['a room that is used up', { FILE_ROOM_MB: '1' }] as const,
])('%s', (_, environment) => {
  let server: TestServer;
  let [student, office] = ['', ''];
  beforeAll(async () => {
    server = await startTestServer({ environment });
    student = await signIn(server.baseUrl, 'student');
    office = await signIn(server.baseUrl, 'iro');
  }, START_MS);
  afterAll(() => server.stop());

  const upload = async (text: string) => {
    const response = await fetch(`${server.baseUrl}/api/ApplicationFiles/content?fileName=a.pdf`, {
      method: 'POST',
      headers: { ...bearer(student), 'content-type': 'application/pdf' },
      body: new Uint8Array(testPdf(text, { size: 400_000 })),
    });
    return { status: response.status, body: (await response.json()) as { id: number } };
  };
  const get = (address: string, token: string) => fetch(server.baseUrl + address, { headers: bearer(token) });

  test('refuses uploads with a sentence, in both wire forms, and nothing else stops', async () => {
    const taken: number[] = [];
    let refused: Awaited<ReturnType<typeof upload>> | undefined;
    for (let tried = 0; refused === undefined && tried < 1_000; tried += 1) {
      const answer = await upload(`number ${taken.length}`);
      if (answer.status === 200) taken.push(answer.body.id);
      else refused = answer;
    }
    expect(taken.length).toBeGreaterThan(1);
    expect(refused).toMatchObject({
      status: 507,
      body: { code: 'storage-full', message: expect.stringContaining('no room for more files') },
    });
    const posted = await fetch(`${server.baseUrl}/api/ApplicationFiles`, {
      method: 'POST',
      headers: { ...bearer(student), 'content-type': 'application/json' },
      body: JSON.stringify({
        fileName: 'b.pdf',
        fileBase64: testPdf('b', { size: 400_000 }).toString('base64'),
      }),
    });
    expect(posted.status).toBe(507);

    const read = await get(`/api/ApplicationFiles/${taken[0]}/content`, student);
    expect([read.status, (await read.arrayBuffer()).byteLength]).toEqual([200, 400_000]);
    const saved = await fetch(`${server.baseUrl}/api/ECTSCoordinatorTables`, {
      method: 'POST',
      headers: { ...bearer(office), 'content-type': 'application/json' },
      body: JSON.stringify({
        firstName: 'Eleni',
        lastName: 'Ioannou',
        email: 'eleni@example.org',
        phone: '2310',
        address: 'Main street',
        purpose: 'Incoming',
        department: 1,
      }),
    });
    expect(saved.status).toBe(200);
    expect((await get('/health', student)).status).toBe(200);
  });

  test('is told to the office, and to whoever watches the portal', async () => {
    expect(await (await get('/api/Overview', office)).json()).toMatchObject({
      files: expect.stringMatching(/full$/),
    });
    expect(await (await get('/health', office)).json()).toMatchObject({
      files: expect.stringMatching(/full$/),
    });
  });
});

import type { Agent } from 'node:http';
import { request } from 'node:http';

/** Makes a call and gives its answer; throws when that is not 200. */
export type Ask = (path: string, body?: unknown) => Promise<string>;

/** Gives what makes calls to a server, as whoever the token is of. */
export function asker(port: number, token: string, agent: Agent): Ask {
  return (path, body) =>
    new Promise((resolve, reject) => {
      const sent = body === undefined ? undefined : JSON.stringify(body);
      const headers = {
        authorization: `Bearer ${token}`,
        ...(sent !== undefined && {
          'content-type': 'application/json',
          'content-length': Buffer.byteLength(sent),
        }),
      };
      const method = sent === undefined ? 'GET' : 'POST';
      request({ host: '127.0.0.1', port, path, method, headers, agent }, (response) => {
        const pieces: Buffer[] = [];
        response.on('data', (piece: Buffer) => pieces.push(piece)).on('error', reject);
        response.on('end', () => {
          const text = Buffer.concat(pieces).toString();
          if (response.statusCode === 200) resolve(text);
          else reject(new Error(`${path}: ${response.statusCode} ${text.slice(0, 500)}`));
        });
      })
        .on('error', reject)
        .end(sent);
    });
}

export const WHOLE_AGREEMENTS = '/api/MobilityAgreements?$top=10&$count=true';
const APPLICATIONS = '/api/ApplicationStudentStudiesForms';

/** A list of records, as the data API gives it. */
export type Ids = { readonly value: ReadonlyArray<{ readonly id: number }> };

/** Gives the draft of the sample's student. */
export async function draftOf(student: Ask): Promise<Record<string, unknown>> {
  const filter = encodeURIComponent("status eq 'draft' and isDeleted eq false");
  const { value } = JSON.parse(await student(`${APPLICATIONS}?$filter=${filter}&$top=1`)) as Ids;
  const [draft] = value;
  if (draft === undefined) throw new Error('The student of the sample has no draft');
  return JSON.parse(await student(`${APPLICATIONS}/${draft.id}`)) as Record<string, unknown>;
}

/** Gives a save of a draft as the form makes it: the whole application, of which one field has changed. */
export function saver(student: Ask, draft: Record<string, unknown>): () => Promise<void> {
  let version = draft['dateModified'];
  let serial = 0;
  const [data] = draft['studentData'] as ReadonlyArray<Record<string, unknown>>;
  return async () => {
    serial += 1;
    const studentData = [{ ...data, fatherName: `Father ${serial} ${Date.now()}` }];
    const saved = await student(APPLICATIONS, { ...draft, dateModified: version, studentData });
    version = (JSON.parse(saved) as { readonly dateModified: string }).dateModified;
  };
}

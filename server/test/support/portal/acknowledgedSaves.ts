import { patient } from '../../../../scripts/lib/patience.mjs';
import { bearer } from './signIn.ts';
import { eventually } from '../eventually.ts';
import { untilNextLook } from '../letTimePass.ts';

const LONGEST_MS = patient(90_000);

/** Saves that go on while a portal is killed: ids of those that it acknowledged. */
export type AcknowledgedSaves = {
  readonly acknowledged: readonly number[];
  /** Resolves when there are so many more. */
  readonly more: (count: number) => Promise<void>;
  readonly end: () => Promise<void>;
};

/** Saves coordinators one after the other, three at a time, until it is ended; what fails is let go. */
export function saveOnAndOn(baseUrl: string, token: string): AcknowledgedSaves {
  const acknowledged: number[] = [];
  let isOver = false;
  const worker = async (name: string) => {
    for (let serial = 0; !isOver; serial += 1) {
      const body = {
        firstName: name,
        lastName: `No ${serial}`,
        email: `${name}.${serial}@example.org`,
        phone: '2310',
        address: 'Main street',
        purpose: 'Incoming',
        department: 1,
      };
      const answer = await fetch(`${baseUrl}/api/ECTSCoordinatorTables`, {
        method: 'POST',
        headers: { ...bearer(token), 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }).catch(() => undefined);
      const saved: any = answer?.status === 200 ? await answer.json().catch(() => undefined) : undefined;
      if (saved?.id !== undefined) acknowledged.push(saved.id);
      else await untilNextLook();
    }
  };
  const workers = ['a', 'b', 'c'].map(worker);
  return {
    acknowledged,
    more: async (count) => {
      const wanted = acknowledged.length + count;
      await eventually(
        () => acknowledged.length,
        (count) => count >= wanted,
        LONGEST_MS,
      );
    },
    end: async () => {
      isOver = true;
      await Promise.all(workers);
    },
  };
}

/** Gives those of the ids that are not stored. */
export async function lostOf(
  { acknowledged }: AcknowledgedSaves,
  baseUrl: string,
  token: string,
): Promise<readonly number[]> {
  const answer = await fetch(`${baseUrl}/api/ECTSCoordinatorTables?$select=id&$top=-1`, {
    headers: bearer(token),
  });
  const { value }: any = await answer.json();
  const stored = new Set<number>(value.map(({ id }: { readonly id: number }) => id));
  return acknowledged.filter((id) => !stored.has(id));
}

/** Resolves when the portal is healthy. */
export async function healthy(baseUrl: string): Promise<void> {
  const status = async () => (await fetch(`${baseUrl}/health`).catch(() => undefined))?.status;
  await eventually(status, (answered) => answered === 200, LONGEST_MS);
}

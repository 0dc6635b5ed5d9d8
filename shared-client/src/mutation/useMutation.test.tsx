import { QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createQueryClient } from '../api/queryClient.ts';
import { useMutation } from './useMutation.ts';

type Change = { readonly name: string };
type Sent = Change & {
  readonly key: string;
  readonly answer: (data: string) => void;
  readonly fail: () => void;
};

/** Renders a mutation whose changes a test answers itself. */
function renderMutation(samePress?: (change: Change) => unknown) {
  const sent: Sent[] = [];
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  const { result } = renderHook(
    () =>
      useMutation({
        mutationFn: ({ name }: Change, { key }) =>
          new Promise<string>((answer, fail) =>
            sent.push({ name, key, answer, fail: () => fail(new Error('lost')) }),
          ),
        ...(samePress && { samePress }),
      }),
    { wrapper },
  );
  const press = (name: string) => act(async () => result.current.mutate({ name }));
  const settle = (work: () => void) => act(async () => work());
  return { sent, result, press, settle };
}

let now = 0;
let client = createQueryClient();
beforeEach(() => {
  client = createQueryClient();
  now = 1_000;
  jest.spyOn(Date, 'now').mockImplementation(() => now);
});
afterEach(() => {
  client.clear();
  jest.restoreAllMocks();
});

describe('useMutation', () => {
  test('sends two presses in one frame once', async () => {
    const { sent, result, settle } = renderMutation();
    const onSuccess = jest.fn();
    await act(async () => {
      result.current.mutate({ name: 'a' }, { onSuccess });
      result.current.mutate({ name: 'a' }, { onSuccess });
    });
    expect(sent).toHaveLength(1);
    await settle(() => sent[0]?.answer('done'));
    expect(onSuccess).toHaveBeenCalledTimes(1);
    expect(result.current.data).toBe('done');
  });

  test('drops a press that comes while the same one is under way, however long that takes', async () => {
    const { sent, press } = renderMutation();
    await press('a');
    now += 20_000;
    await press('a');
    expect(sent).toHaveLength(1);
  });

  test.each([
    [200, 1],
    [600, 2],
  ])(
    'of a press that comes %i ms after one that was answered at once, sends %i in all',
    async (pause, count) => {
      const { sent, press, settle } = renderMutation();
      await press('a');
      await settle(() => sent[0]?.answer('done'));
      now += pause;
      await press('a');
      expect(sent).toHaveLength(count);
    },
  );

  test('sends different changes beside each other, each with a key of its own', async () => {
    const { sent, result } = renderMutation();
    await act(async () => {
      result.current.mutate({ name: 'a' });
      result.current.mutate({ name: 'b' });
    });
    expect(sent.map(({ name }) => name)).toEqual(['a', 'b']);
    expect(new Set(sent.map(({ key }) => key)).size).toBe(2);
  });

  test('sends a change and the one that takes it back, and the change again', async () => {
    const { sent, press } = renderMutation();
    for (const name of ['show', 'hide', 'show']) await press(name);
    expect(sent.map(({ name }) => name)).toEqual(['show', 'hide', 'show']);
  });

  test('sends a change that failed again at once, with the same key', async () => {
    const { sent, press, settle } = renderMutation();
    await press('a');
    await settle(() => sent[0]?.fail());
    await press('a');
    expect(sent).toHaveLength(2);
    expect(sent[1]?.key).toBe(sent[0]?.key);
  });

  test('gives a change that was made once more a new key', async () => {
    const { sent, press, settle } = renderMutation();
    await press('a');
    await settle(() => sent[0]?.answer('done'));
    now += 600;
    await press('a');
    expect(sent[1]?.key).not.toBe(sent[0]?.key);
  });

  test('forgets the key of a failed change when another one was sent in between', async () => {
    const { sent, press, settle } = renderMutation();
    await press('a');
    await settle(() => sent[0]?.fail());
    await press('b');
    await settle(() => sent[1]?.answer('done'));
    await press('a');
    expect(sent[2]?.key).not.toBe(sent[0]?.key);
  });

  test('returns the answer of the first press to whoever waits for the second', async () => {
    const { sent, result, settle } = renderMutation();
    let answers: readonly string[] = [];
    await act(async () => {
      const both = [result.current.mutateAsync({ name: 'a' }), result.current.mutateAsync({ name: 'a' })];
      void Promise.all(both).then((found) => (answers = found));
    });
    await settle(() => sent[0]?.answer('done'));
    expect(answers).toEqual(['done', 'done']);
  });

  test('sends again after reset, with the same key', async () => {
    const { sent, result, press } = renderMutation();
    await press('a');
    await act(async () => result.current.reset());
    await press('a');
    expect(sent).toHaveLength(2);
    expect(sent[1]?.key).toBe(sent[0]?.key);
  });

  test('compares presses by what `samePress` names', async () => {
    const { sent, press } = renderMutation(() => 'same');
    await press('a');
    await press('b');
    expect(sent).toHaveLength(1);
  });
});

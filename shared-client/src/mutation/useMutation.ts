import {
  useMutation as useQueryMutation,
  type UseMutationOptions,
  type UseMutationResult,
} from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { createPresses, pressId } from './presses.ts';

/** - key: idempotency key of the change, for the header `Idempotency-Key`; a repeated try of a change that failed has the same one */
export type MutationPress = { readonly key: string };

/**
 * - mutationFn: sends the change
 * - samePress: names what a press changes, where the variables hold functions; the variables when absent
 */
type MutationOptions<Data, Failure, Variables, Begun> = Omit<
  UseMutationOptions<Data, Failure, Variables, Begun>,
  'mutationFn'
> & {
  readonly mutationFn: (variables: Variables, press: MutationPress) => Promise<Data>;
  readonly samePress?: (variables: Variables) => unknown;
};

/**
 * Sends changes as `useMutation` of TanStack Query does, and the same press once.
 *
 * A press with the same variables is dropped from the moment of the first one, before anything is rendered, until that is answered, and within half a second
 * also afterwards. `mutateAsync` returns the answer of the first press then. A change that failed can be tried again.
 */
export function useMutation<Data = unknown, Failure = Error, Variables = void, Begun = unknown>({
  mutationFn,
  samePress = (variables) => variables,
  ...options
}: MutationOptions<Data, Failure, Variables, Begun>): UseMutationResult<Data, Failure, Variables, Begun> {
  const [presses] = useState(() => createPresses<Data>());
  const idOf = (variables: Variables) => pressId(samePress(variables));
  const mutation = useQueryMutation<Data, Failure, Variables, Begun>({
    ...options,
    mutationFn: (variables) => mutationFn(variables, { key: presses.keyOf(idOf(variables)) }),
  });
  const latestId = useRef(idOf);
  useEffect(() => {
    latestId.current = idOf;
  });
  const { mutateAsync: send, reset } = mutation;
  const mutateAsync = useCallback<typeof send>(
    (...args) => presses.send(latestId.current(args[0] as Variables), () => send(...args)),
    [presses, send],
  );
  return {
    ...mutation,
    mutateAsync,
    mutate: useCallback<typeof mutation.mutate>(
      (...args) => {
        // The mutation itself shows the failure.
        mutateAsync(...args).catch(() => undefined);
      },
      [mutateAsync],
    ),
    reset: useCallback(() => {
      presses.release();
      reset();
    }, [presses, reset]),
  };
}

import { EmailLink, Stack } from 'shared-ui/core';

export type Coordinator = { readonly id: number; readonly name: string; readonly email: string | null };

/** Coordinators of one department, each with the way to write to them. */
export function CoordinatorNames({ people = [] }: { readonly people: readonly Coordinator[] | undefined }) {
  if (people.length === 0) return null;
  return (
    <Stack as="ul" gap="XS">
      {people.map(({ id, name, email }) => (
        <li key={id}>
          {name} {email && <EmailLink address={email} />}
        </li>
      ))}
    </Stack>
  );
}

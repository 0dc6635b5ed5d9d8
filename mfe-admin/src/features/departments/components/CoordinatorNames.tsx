import { Stack, TextLink } from 'shared-ui/core';

export type Coordinator = { readonly id: number; readonly name: string; readonly email: string | null };

/** Coordinators of one department, each by name; the name is the way to write to them. */
export function CoordinatorNames({ people = [] }: { readonly people: readonly Coordinator[] | undefined }) {
  if (people.length === 0) return '–';
  return (
    <Stack as="ul" gap="XXS">
      {people.map(({ id, name, email }) => (
        <li key={id}>{email ? <TextLink to={`mailto:${email}`}>{name}</TextLink> : name}</li>
      ))}
    </Stack>
  );
}

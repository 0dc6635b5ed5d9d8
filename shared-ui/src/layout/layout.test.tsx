import { render, screen, within } from '@testing-library/react';
import { Card } from './Card.tsx';
import { Cluster } from './Cluster.tsx';
import { DefinitionList } from './DefinitionList.tsx';
import { Stack } from './Stack.tsx';

describe('parts of the layout', () => {
  test.each([
    ['Stack', Stack],
    ['Cluster', Cluster],
    ['Card', Card],
  ])('%s is the element that is asked for, with its attributes and its place in the focus', (_name, Part) => {
    const ref = { current: null as HTMLElement | null };
    render(
      <Part as="section" ref={ref} aria-label="Copies" tabIndex={-1} gap="M">
        <p>inside</p>
      </Part>,
    );
    const region = screen.getByRole('region', { name: 'Copies' });
    expect(ref.current).toBe(region);
    region.focus();
    expect(region).toHaveFocus();
    expect(within(region).getByText('inside')).toBeVisible();
  });

  test('a stack of list items is a list', () => {
    render(
      <Stack as="ul" gap="S">
        <li>one</li>
        <li>two</li>
      </Stack>,
    );
    expect(within(screen.getByRole('list')).getAllByRole('listitem')).toHaveLength(2);
  });

  test('facts are read as terms with their definitions', () => {
    render(
      <DefinitionList
        entries={[
          ['Status', 'Draft'],
          ['Local id', 938],
        ]}
      />,
    );
    expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['Status', 'Local id']);
    expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(['Draft', '938']);
  });
});

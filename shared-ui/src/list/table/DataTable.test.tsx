import { screen, within } from '@testing-library/react';
import { renderInPortal } from '../../testing/renderInPortal.tsx';
import type { Column } from './column.ts';
import { DataTable } from './DataTable.tsx';

type City = { readonly id: number; readonly name: string };
const COLUMNS: readonly Column<City>[] = [
  { id: 'name', header: 'City', cell: ({ name }) => name, isRowHeader: true },
  { id: 'id', header: 'Number', cell: ({ id }) => id, isNumeric: true },
];

function show(rows: readonly City[] | undefined, isBusy = false) {
  renderInPortal(
    <DataTable
      caption="Cities"
      columns={COLUMNS}
      rows={rows}
      rowKey={({ id }) => id}
      isBusy={isBusy}
      emptyState={<p>No cities</p>}
    />,
  );
}

describe('<DataTable>', () => {
  test('opens a row by a click anywhere but on what it holds', async () => {
    const { user, address } = renderInPortal(
      <DataTable
        caption="Cities"
        columns={[
          ...COLUMNS,
          { id: 'button', header: 'Button', cell: () => <button type="button">Keep</button> },
        ]}
        rows={[{ id: 7, name: 'Graz' }]}
        rowKey={({ id }) => id}
        rowLink={({ id }) => ({ to: `/cities/${id}` })}
      />,
    );
    await user.click(screen.getByRole('button', { name: 'Keep' }));
    expect(address()).toBe('/');
    await user.click(screen.getByText('Graz'));
    expect(address()).toBe('/cities/7');
  });

  test('is a table with a name, column headers and row headers', () => {
    show([
      { id: 1, name: 'Graz' },
      { id: 2, name: 'Larissa' },
    ]);
    const table = screen.getByRole('table', { name: 'Cities' });
    expect(
      within(table)
        .getAllByRole('columnheader')
        .map((cell) => cell.textContent),
    ).toEqual(['City', 'Number']);
    expect(within(table).getByRole('rowheader', { name: 'Graz' })).toBeVisible();
    expect(within(table).getByRole('cell', { name: '2' })).toBeVisible();
  });

  test('says that its rows are about to change', () => {
    show([{ id: 1, name: 'Graz' }], true);
    expect(screen.getByRole('table')).toHaveAttribute('aria-busy', 'true');
  });

  test('shows that the first rows are on their way', () => {
    show(undefined);
    expect(screen.getByRole('status')).toHaveTextContent('Loading…');
    expect(screen.queryByRole('table')).toBeNull();
  });

  test('shows what stands in for no rows', () => {
    show([]);
    expect(screen.getByText('No cities')).toBeVisible();
    expect(screen.queryByRole('table')).toBeNull();
  });

  test('sorts by the columns that have an order, says by which, and offers the same where rows are cards', async () => {
    const onSort = jest.fn();
    const sorted = COLUMNS.map((column) => (column.id === 'name' ? { ...column, sortKey: 'city' } : column));
    const { user } = renderInPortal(
      <DataTable
        caption="Cities"
        columns={sorted}
        rows={[{ id: 1, name: 'Graz' }]}
        rowKey={({ id }) => id}
        sorting={{ sort: 'city', onSort }}
      />,
    );
    expect(screen.getByRole('columnheader', { name: 'City' })).toHaveAttribute('aria-sort', 'ascending');
    expect(screen.getByRole('columnheader', { name: 'Number' })).not.toHaveAttribute('aria-sort');
    await user.click(screen.getByRole('button', { name: 'City' }));
    expect(onSort).toHaveBeenLastCalledWith('-city');
    const choice = screen.getByRole('combobox', { name: 'Sort by', hidden: true });
    expect(
      within(choice)
        .getAllByRole('option', { hidden: true })
        .map(({ textContent }) => textContent),
    ).toEqual(['usual order', 'City, ascending', 'City, descending']);
  });
});

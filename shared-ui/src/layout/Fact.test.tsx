import { screen } from '@testing-library/react';
import { renderInPortal } from '../testing/renderInPortal.tsx';
import { DefinitionList } from './DefinitionList.tsx';

describe('<DefinitionList>', () => {
  test('says what a word means when it is asked for, and no longer when it is asked again', async () => {
    const { user } = renderInPortal(
      <DefinitionList
        entries={[
          ['EWP Status', 'Approved by all', 'What both have said.'],
          ['Local ID', '12'],
        ]}
      />,
    );
    const [ask, ...others] = screen.getAllByRole('button');
    expect(others).toEqual([]);
    expect(ask).toHaveAccessibleName('What “EWP Status” means');
    expect(screen.getByText('What both have said.')).not.toBeVisible();
    await user.click(ask!);
    expect(ask).toHaveAttribute('aria-expanded', 'true');
    expect(screen.getByText('What both have said.')).toBeVisible();
    await user.click(ask!);
    expect(screen.getByText('What both have said.')).not.toBeVisible();
  });
});

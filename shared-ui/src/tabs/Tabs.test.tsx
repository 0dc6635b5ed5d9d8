import { screen } from '@testing-library/react';
import { useState } from 'react';
import { renderInPortal } from '../testing/renderInPortal.tsx';
import { Tabs } from './Tabs.tsx';

const TABS = [
  { id: 'details', label: 'Details' },
  { id: 'notifications', label: 'Notifications' },
  { id: 'history', label: 'History' },
] as const;

function Sample() {
  const [selected, setSelected] = useState<(typeof TABS)[number]['id']>('details');
  return (
    <Tabs label="Parts" tabs={TABS} selected={selected} onSelect={setSelected}>
      Content of {selected}
    </Tabs>
  );
}

const selectedTab = () => screen.getByRole('tab', { selected: true });

describe('<Tabs>', () => {
  test('shows the content of the tab that is clicked', async () => {
    const { user } = renderInPortal(<Sample />);
    expect(screen.getByRole('tabpanel', { name: 'Details' })).toHaveTextContent('Content of details');
    await user.click(screen.getByRole('tab', { name: 'History' }));
    expect(screen.getByRole('tabpanel', { name: 'History' })).toHaveTextContent('Content of history');
  });

  test.each([
    ['{ArrowRight}', 'Notifications'],
    ['{ArrowLeft}', 'History'],
    ['{End}', 'History'],
    ['{End}{Home}', 'Details'],
    ['{End}{ArrowRight}', 'Details'],
  ])('goes by %s to %s, with the focus', async (keys, label) => {
    const { user } = renderInPortal(<Sample />);
    selectedTab().focus();
    await user.keyboard(keys);
    expect(selectedTab()).toHaveTextContent(label);
    expect(selectedTab()).toHaveFocus();
  });

  test('is one stop for the Tab key, which then leads into the content', async () => {
    const { user } = renderInPortal(<Sample />);
    await user.tab();
    expect(selectedTab()).toHaveFocus();
    await user.tab();
    expect(screen.getByRole('tabpanel')).toHaveFocus();
  });
});

import { act, screen } from '@testing-library/react';
import { renderInPortal } from '../../testing/renderInPortal.tsx';
import { ActionMenu } from './ActionMenu.tsx';
import * as openedMenu from './OpenedMenu.tsx';

let isMissing = false;
const bring = () =>
  isMissing ? Promise.reject(new Error('Loading chunk menu failed.')) : Promise.resolve(openedMenu);

function show(isBusy = false) {
  const onChoose = jest.fn();
  const actions = [
    { id: 'xlsx', label: 'Excel', onChoose },
    { id: 'csv', label: 'CSV', onChoose: () => undefined },
  ];
  const { user } = renderInPortal(
    <ActionMenu label="Export" icon="export" actions={actions} isBusy={isBusy} bring={bring} />,
  );
  return { user, onChoose, button: () => screen.getByRole('button', { name: 'Export' }) };
}

describe('<ActionMenu>', () => {
  test('says that the menu did not come, and asks for it again', async () => {
    const { user, button } = show();
    isMissing = true;
    await user.click(button());
    expect(await screen.findByText('The menu could not be loaded. Please try again.')).toBeVisible();
    expect(button()).toHaveFocus();
    isMissing = false;
    await user.click(button());
    expect(await screen.findByRole('menuitem', { name: 'CSV' })).toBeVisible();
  });

  test.each(['{Enter}', '{ArrowDown}'])(
    'opens by %s, does what is chosen, and has the focus again',
    async (key) => {
      const { user, onChoose, button } = show();
      expect(button()).toHaveAttribute('aria-haspopup', 'menu');
      expect(button()).toHaveAttribute('aria-expanded', 'false');
      await user.tab();
      await user.keyboard(key);
      await user.click(await screen.findByRole('menuitem', { name: 'Excel' }));
      expect(onChoose).toHaveBeenCalledTimes(1);
      expect(button()).toHaveFocus();
    },
  );

  test('opens nothing while one of its actions is under way', async () => {
    const { user, button } = show(true);
    await act(() => user.click(button()));
    expect(screen.queryByRole('menuitem')).toBeNull();
    expect(button()).toHaveAttribute('aria-expanded', 'false');
  });
});

import { fireEvent, screen } from '@testing-library/react';
import { renderInPortal } from '../testing/renderInPortal.tsx';
import { ConfirmDialog } from './ConfirmDialog.tsx';

function show(isBusy = false) {
  const onConfirm = jest.fn();
  const onCancel = jest.fn();
  const { user } = renderInPortal(
    <ConfirmDialog
      isOpen
      title="Confirm Delete"
      text="Are you sure?"
      confirmLabel="Yes"
      cancelLabel="No"
      isBusy={isBusy}
      onConfirm={onConfirm}
      onCancel={onCancel}
    />,
  );
  return { user, onConfirm, onCancel, dialog: screen.getByRole('alertdialog', { name: 'Confirm Delete' }) };
}

describe('<ConfirmDialog>', () => {
  test('reports either answer', async () => {
    const { user, onConfirm, onCancel } = show();
    await user.click(screen.getByRole('button', { name: 'Yes' }));
    expect([onConfirm.mock.calls.length, onCancel.mock.calls.length]).toEqual([1, 0]);
    await user.click(screen.getByRole('button', { name: 'No' }));
    expect(onCancel).toHaveBeenCalledTimes(1);
  });

  test('is described by what it asks', () => {
    expect(show().dialog).toHaveAccessibleDescription('Are you sure?');
  });

  test('takes Escape as No', () => {
    const { dialog, onCancel } = show();
    fireEvent(dialog, new Event('cancel', { cancelable: true }));
    expect(onCancel).toHaveBeenCalledTimes(1);
  });

  test('cannot be answered twice or left while it works', async () => {
    const { user, dialog, onConfirm, onCancel } = show(true);
    await user.click(screen.getByRole('button', { name: 'Yes' }));
    fireEvent(dialog, new Event('cancel', { cancelable: true }));
    expect(onConfirm).not.toHaveBeenCalled();
    expect(onCancel).not.toHaveBeenCalled();
  });
});

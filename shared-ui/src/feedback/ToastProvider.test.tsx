import { act, fireEvent, screen } from '@testing-library/react';
import { renderInPortal } from '../testing/renderInPortal.tsx';
import { useToast, type Toast } from './toastContext.ts';

function Buttons({ toasts }: { readonly toasts: readonly Toast[] }) {
  const show = useToast();
  return toasts.map((toast) => (
    <button key={toast.text} onClick={() => show(toast)}>
      {`show ${toast.text}`}
    </button>
  ));
}

const wait = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

describe('<ToastProvider>', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  test('shows a message and takes it away after a while', () => {
    renderInPortal(<Buttons toasts={[{ kind: 'success', text: 'Saved' }]} />);
    fireEvent.click(screen.getByText('show Saved'));
    expect(screen.getByText('Saved')).toBeVisible();
    wait(7000);
    expect(screen.queryByText('Saved')).toBeNull();
  });

  test('takes a message away after the time that it brings', () => {
    renderInPortal(<Buttons toasts={[{ kind: 'success', text: 'Saved', shownForMs: 3000 }]} />);
    fireEvent.click(screen.getByText('show Saved'));
    wait(2999);
    expect(screen.getByText('Saved')).toBeVisible();
    wait(1);
    expect(screen.queryByText('Saved')).toBeNull();
  });

  test('keeps a message while somebody points at it', () => {
    renderInPortal(<Buttons toasts={[{ kind: 'success', text: 'Saved' }]} />);
    fireEvent.click(screen.getByText('show Saved'));
    fireEvent.pointerEnter(screen.getByText('Saved'));
    wait(20_000);
    expect(screen.getByText('Saved')).toBeVisible();
  });

  test('keeps an error until it is closed', () => {
    renderInPortal(<Buttons toasts={[{ kind: 'error', text: 'Not saved' }]} />);
    fireEvent.click(screen.getByText('show Not saved'));
    wait(20_000);
    fireEvent.click(screen.getByRole('button', { name: 'Close this message' }));
    expect(screen.queryByText('Not saved')).toBeNull();
  });

  test('shows three messages at most, the newest ones', () => {
    const toasts = ['A', 'B', 'C', 'D'].map((text) => ({ kind: 'information', text }) as const);
    renderInPortal(<Buttons toasts={toasts} />);
    toasts.forEach(({ text }) => fireEvent.click(screen.getByText(`show ${text}`)));
    expect(screen.queryByText('A')).toBeNull();
    expect(screen.getByText('D')).toBeVisible();
  });
});

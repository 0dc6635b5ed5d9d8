import { act, screen, within } from '@testing-library/react';
import { renderInPortal } from 'shared-ui/testing';
import en from '../../../../locales/destinations/en.json';
import { DestinationMap } from './DestinationMap.tsx';

const COUNTRIES = [
  { id: 40, label: 'Austria', count: 1 },
  { id: 250, label: 'France', count: 12 },
];

function open(chosen: number | null = null) {
  const onChoose = jest.fn();
  const view = renderInPortal(<DestinationMap countries={COUNTRIES} chosen={chosen} onChoose={onChoose} />, {
    messages: { 'mfe-applications': en },
  });
  return { ...view, onChoose };
}
const shape = (name: string) => screen.findByRole('button', { name });

describe('<DestinationMap>', () => {
  test('chooses a country by the arrows and Enter, and has one stop for the keyboard', async () => {
    const { user, onChoose } = open();
    const [austria, france] = [await shape('Austria: 1 destination'), await shape('France: 12 destinations')];
    expect([austria, france].map((one) => one.getAttribute('tabindex'))).toEqual(['0', '-1']);
    act(() => austria.focus());
    await user.keyboard('{ArrowRight}');
    expect(france).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(onChoose).toHaveBeenLastCalledWith(250);
    await user.keyboard('{ArrowRight}');
    expect(austria).toHaveFocus();
  });

  test('takes a choice back, on the map and in the table', async () => {
    const { user, onChoose } = open(250);
    const france = await shape('France: 12 destinations');
    expect(france).toHaveAttribute('aria-pressed', 'true');
    await user.click(france);
    expect(onChoose).toHaveBeenLastCalledWith(null);
    await user.click(within(screen.getByRole('table')).getByRole('button', { name: 'Austria' }));
    expect(onChoose).toHaveBeenLastCalledWith(40);
  });
});

import { screen, within } from '@testing-library/react';
import { useState } from 'react';
import { renderInPortal } from '../testing/renderInPortal.tsx';
import { ErrorSummary } from './ErrorSummary.tsx';
import { WizardFrame } from './WizardFrame.tsx';

const STEPS = [
  { id: 'details', title: 'Details', hasErrors: false },
  { id: 'contacts', title: 'Contacts', hasErrors: true },
];

type WizardProps = { readonly isFree?: boolean; readonly isReadOnly?: boolean };

function Wizard({ isFree = false, isReadOnly = false }: WizardProps) {
  const [id, setId] = useState('details');
  const [refusals, setRefusals] = useState(0);
  const [isOpen, setIsOpen] = useState(false);
  const isFirst = id === 'details';
  return (
    <WizardFrame
      title="Agreement"
      steps={STEPS}
      currentId={id}
      isReadOnly={isReadOnly}
      onStepSelect={isFree ? setId : undefined}
      onPrevious={isFirst ? undefined : () => setId('details')}
      onNext={isFirst ? () => setId('contacts') : undefined}
      notices={
        <ErrorSummary
          title="One entry needs correcting"
          items={[{ field: 'email', text: 'Email: missing' }]}
          refusals={refusals}
          onSelect={() => setId('contacts')}
        />
      }
      actions={
        <button
          type="button"
          onClick={() => {
            setRefusals(refusals + 1);
            setId('contacts');
          }}
        >
          Save
        </button>
      }
    >
      <button type="button" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
        Contact of the office
      </button>
    </WizardFrame>
  );
}

const steps = () => screen.getByRole('navigation', { name: 'Steps' });

test('a long summary leads on to all that it names', async () => {
  const items = Array.from({ length: 12 }, (_, index) => ({ field: `f${index}`, text: `Field ${index}` }));
  const { user } = renderInPortal(
    <ErrorSummary title="12 entries" items={items} refusals={1} onSelect={() => undefined} />,
  );
  expect(screen.queryByRole('button', { name: 'Field 11' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'and 2 more' }));
  expect(screen.getByRole('button', { name: 'Field 10' })).toHaveFocus();
  expect(screen.getByRole('button', { name: 'Field 11' })).toBeVisible();
});

describe('<WizardFrame>', () => {
  test('goes on to the heading of the next step, and back', async () => {
    const { user } = renderInPortal(<Wizard />);
    expect(screen.queryByRole('button', { name: 'Previous' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Next' }));
    expect(screen.getByRole('heading', { level: 2, name: 'Contacts' })).toHaveFocus();
    expect(screen.queryByRole('button', { name: 'Next' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Previous' }));
    expect(screen.getByRole('heading', { level: 2, name: 'Details' })).toHaveFocus();
  });

  test('tells the current step, and in words which steps have errors', () => {
    renderInPortal(<Wizard />);
    const [details, contacts] = within(steps()).getAllByRole('listitem');
    expect(details!.firstElementChild).toHaveAttribute('aria-current', 'step');
    expect(details).not.toHaveTextContent('Has errors');
    expect(contacts).toHaveTextContent('Has errors');
    expect(steps()).toHaveTextContent('Step 1 of 2');
  });

  test('counts what shows the whole record among no steps', () => {
    const whole = { id: 'whole', title: 'All of it', hasErrors: false, isWhole: true };
    const frame = (currentId: string) => (
      <WizardFrame title="Agreement" steps={[whole, ...STEPS]} currentId={currentId}>
        Content
      </WizardFrame>
    );
    const { unmount } = renderInPortal(frame('whole'));
    expect(screen.queryByText(/^Step /)).not.toBeInTheDocument();
    unmount();
    renderInPortal(frame('contacts'));
    expect(screen.getAllByText('Step 2 of 2')).toHaveLength(2);
  });

  test('lets steps be clicked only where one may go freely', async () => {
    const { user, unmount } = renderInPortal(<Wizard />);
    expect(within(steps()).queryByRole('button', { name: /Contacts/ })).not.toBeInTheDocument();
    unmount();
    renderInPortal(<Wizard isFree />);
    await user.click(within(steps()).getByRole('button', { name: /Contacts/ }));
    expect(screen.getByRole('heading', { level: 2, name: 'Contacts' })).toHaveFocus();
  });

  test('leaves the focus with the summary when a refusal leads to another step', async () => {
    const { user } = renderInPortal(<Wizard />);
    const summary = screen.getByRole('region', { name: 'One entry needs correcting' });
    expect(summary).not.toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(screen.getByRole('heading', { level: 2, name: 'Contacts' })).toBeInTheDocument();
    expect(summary).toHaveFocus();
  });

  test('leaves the entries of a step open to be read where nothing may be edited', async () => {
    const { user } = renderInPortal(<Wizard isReadOnly />);
    await user.click(screen.getByRole('button', { name: 'Contact of the office', expanded: false }));
    expect(screen.getByRole('button', { name: 'Contact of the office' })).toHaveAttribute(
      'aria-expanded',
      'true',
    );
  });
});

import { act, screen } from '@testing-library/react';
import { openAgreement as open } from './testing/openAgreement.tsx';

const STATE = {
  agreementId: 12,
  unmapped: [{ field: 'studentMobilitiesForStudies/0/studyCycles', value: 'EQF 4' }],
  how: 'imported',
};

async function openWith(state: object) {
  const view = open({ address: '/iia/view/9' });
  await screen.findByText('Agreement 9 was not found.');
  await act(() => view.router.navigate('/iia/view/12', { state }));
  await screen.findByRole('tab', { name: 'History' });
  return view;
}

test('a draft that was just imported says what of the partner’s copy found no place, until the note is closed', async () => {
  const { user } = await openWith(STATE);
  expect(screen.getByRole('alert')).toHaveTextContent("This draft was made of the partner's agreement.");
  expect(screen.getByRole('alert')).toHaveTextContent(
    'Student Mobility for Studies › row 1 › Study cycles: EQF 4',
  );
  await user.click(screen.getByRole('tab', { name: 'Details' }));
  expect(screen.getByRole('alert')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Close this message' }));
  expect(screen.queryByRole('alert')).toBeNull();
});

test('an agreement that was linked says so', async () => {
  await openWith({ ...STATE, unmapped: [], how: 'linked' });
  expect(screen.getByText("This agreement is now linked with the partner's.")).toBeVisible();
});

test('an agreement says nothing of another that was imported', async () => {
  await openWith({ ...STATE, agreementId: 13 });
  expect(screen.queryByText(/This draft was made/)).toBeNull();
});

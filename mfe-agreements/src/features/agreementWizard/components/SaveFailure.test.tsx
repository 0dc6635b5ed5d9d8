import { screen } from '@testing-library/react';
import { ApiError, type ApiErrorKind } from 'shared-auth/api';
import { renderInPortal } from 'shared-ui/testing';
import en from '../../../locales/en.json';
import { toForm } from '../model/toForm.ts';
import { buildAgreementItem } from '../testing/buildAgreement.ts';
import { SaveFailure } from './SaveFailure.tsx';

function open(kind: ApiErrorKind, isNew: boolean) {
  const error = new ApiError(kind, 'for the log');
  renderInPortal(<SaveFailure error={error} sent={toForm(buildAgreementItem())} isNew={isNew} />, {
    messages: { 'mfe-agreements': en },
  });
}

describe('<SaveFailure>', () => {
  test('sends people to the list before they save a new agreement twice, when no answer came', () => {
    open('network', true);
    expect(
      screen.getByText(/^It is not certain whether the agreement was saved.*Look for the agreement/),
    ).toBeInTheDocument();
  });

  test.each([
    ['network', false],
    ['server', true],
  ] as const)('says that nothing was saved when saving again does no harm (%s)', (kind, isNew) => {
    open(kind, isNew);
    expect(screen.getByText(/^The agreement was not saved\./)).toBeInTheDocument();
  });
});

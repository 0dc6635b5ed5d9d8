import { screen } from '@testing-library/react';
import { ApiError, type ApiErrorKind } from 'shared-auth/api';
import { ErrorTexts } from 'shared-record/edit';
import { renderInPortal } from 'shared-ui/testing';
import { moduleTexts } from '../../../testing/moduleTexts.ts';
import { toForm } from '../model/toForm.ts';
import { buildAgreementItem } from '../testing/buildAgreement.ts';
import { SaveFailure } from './SaveFailure.tsx';

function open(kind: ApiErrorKind, isNew: boolean) {
  const error = new ApiError(kind, 'for the log');
  renderInPortal(
    <ErrorTexts byCode={{}} nameOf={() => ''}>
      <SaveFailure error={error} sent={toForm(buildAgreementItem())} isNew={isNew} />
    </ErrorTexts>,
    { messages: moduleTexts() },
  );
}

describe('<SaveFailure>', () => {
  test('says that a new agreement may be saved once more when no answer came', () => {
    open('network', true);
    expect(
      screen.getByText(
        /^It is not certain whether the agreement was saved.*Save it again: it will not be there twice/,
      ),
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

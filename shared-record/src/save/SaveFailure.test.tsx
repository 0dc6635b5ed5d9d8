import { screen } from '@testing-library/react';
import { ApiError } from 'shared-client';
import type { ApiErrorKind } from 'shared-contracts/errors/errors.ts';
import { ErrorTexts } from '../errors/ErrorTexts.tsx';
import { placeByMember } from '../errors/placeErrors.ts';
import { renderRecord } from '../testing/renderRecord.tsx';
import { SaveFailure } from './SaveFailure.tsx';
import { saveOutcomeOf } from '../editing/saveOutcome.ts';

function open(kind: ApiErrorKind, isNew: boolean, details: ConstructorParameters<typeof ApiError>[2] = {}) {
  const error = new ApiError(kind, 'for the log', details);
  renderRecord(
    <ErrorTexts nameOf={() => ''}>
      <SaveFailure
        phase={saveOutcomeOf(error, () => null).kind}
        error={error}
        place={(path) => placeByMember({ name: '' }, path)}
        isNew={isNew}
      />
    </ErrorTexts>,
  );
}

describe('<SaveFailure>', () => {
  test('says that a new record may be saved once more when no answer came', () => {
    open('network', true);
    expect(
      screen.getByText(
        /^It is not certain whether the record was saved.*Save it again: it will not be there twice/,
      ),
    ).toBeInTheDocument();
  });

  test.each([
    ['network', false],
    ['server', true],
  ] as const)('says that nothing was saved when saving again does no harm (%s)', (kind, isNew) => {
    open(kind, isNew);
    expect(screen.getByText(/^The record was not saved\./)).toBeInTheDocument();
  });

  test('gives the reason that concerns no field', () => {
    open('bad-input', false, { errors: [{ field: 'status', code: 'applications-closed' }] });
    expect(
      screen.getByText(/^The record was not saved\..* Applications of this type are closed at present\./),
    ).toBeInTheDocument();
  });

  test('leaves what a field says to the field', () => {
    open('bad-input', false, { errors: [{ field: 'name', code: 'applications-closed' }] });
    expect(screen.queryByText(/closed at present/)).toBeNull();
  });
});

import { readTakenOver } from './takenOver.ts';

const STATE = {
  agreementId: 12,
  unmapped: [{ field: 'staffMobilitiesForTraining/0', value: 'x' }],
  how: 'linked',
};

describe('readTakenOver', () => {
  test('gives what the page before says of this agreement', () => {
    expect(readTakenOver(STATE, 12)).toEqual(STATE);
  });

  test.each([
    ['speaks of another agreement', STATE, 13],
    ['says nothing', null, 12],
    ['belongs to somebody else', { from: '/' }, 12],
    ['does not say how', { ...STATE, how: 'stolen' }, 12],
  ])('gives nothing when the entry %s', (_case, state, id) => {
    expect(readTakenOver(state, id)).toBeUndefined();
  });
});

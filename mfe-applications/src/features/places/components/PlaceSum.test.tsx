import { renderInPortal } from 'shared-ui/testing';
import en from '../../../locales/places/en.json';
import { PlaceSum } from './PlaceSum.tsx';

const textOf = (list: Partial<Parameters<typeof PlaceSum>[0]['list']>, partnerName?: string) =>
  renderInPortal(<PlaceSum list={{ value: [], total: 40, ...list }} partnerName={partnerName} />, {
    messages: { 'mfe-applications': en },
  }).container.textContent;

describe('<PlaceSum>', () => {
  test('says to the office how many places are used and free', () => {
    const list = { places: 12, given: 5, counted: { places: 8, given: 5 } };
    expect(textOf(list, 'University of Lille')).toContain(
      'University of Lille: 12 places agreed per year. Of 8 for studies of our students: 5 used, 3 left.',
    );
  });

  test('says to coordinators that these are of their departments', () => {
    expect(textOf({ places: 12, given: null, counted: { places: 8, given: 9 } })).toContain(
      '12 places agreed per year. Of 8 of your departments for studies: 9 used, 0 left.',
    );
  });

  test('says no more than the places where nothing is known of the rest, and nothing where there are none', () => {
    expect(textOf({ places: 1, given: null, counted: null })).toMatch(/1 place agreed per year\.$/);
    expect(textOf({ places: 0, given: 0 })).not.toContain('agreed');
  });
});

import { screen } from '@testing-library/react';
import { renderInPortal } from '../testing/renderInPortal.tsx';
import { NameText } from './NameText.tsx';

describe('<NameText>', () => {
  test('marks a Greek name in an English page', () => {
    renderInPortal(<NameText>Νομική Σχολή</NameText>);
    expect(screen.getByText('Νομική Σχολή')).toHaveAttribute('lang', 'el');
  });

  test('marks no name in the letters of the page', () => {
    renderInPortal(<NameText>School of Law</NameText>);
    expect(screen.getByText('School of Law')).not.toHaveAttribute('lang');
  });

  test('marks a Latin name in a Greek page', () => {
    renderInPortal(<NameText>School of Law</NameText>, { language: 'gr' });
    expect(screen.getByText('School of Law')).toHaveAttribute('lang', 'en');
  });
});

import { screen } from '@testing-library/react';
import { renderInPortal } from '../testing/renderInPortal.tsx';
import { EmailLink, EmailText } from './EmailLink.tsx';

const ADDRESS = 'm.papadaki_2@csd.auth-x.gr';

describe('<EmailText>', () => {
  test('breaks an address behind each of its signs, and loses none of it', () => {
    renderInPortal(
      <p>
        <EmailText address={ADDRESS} />
      </p>,
    );
    const paragraph = screen.getByRole('paragraph');
    const pieces = paragraph.querySelector('span')?.innerHTML.split('<wbr>');
    expect(pieces).toEqual(['m.', 'papadaki_', '2@', 'csd.', 'auth-', 'x.', 'gr']);
    expect(paragraph).toHaveTextContent(ADDRESS);
  });

  test('is one name to a screen reader in a link', () => {
    renderInPortal(<EmailLink address={ADDRESS} />);
    expect(screen.getByRole('link', { name: ADDRESS })).toHaveAttribute('href', `mailto:${ADDRESS}`);
  });
});

import { render, screen } from '@testing-library/react';
import { SanitisedHtml } from './SanitisedHtml.tsx';

const htmlOf = (html: string) => render(<SanitisedHtml html={html} />).container.innerHTML;

describe('<SanitisedHtml>', () => {
  test('shows formatted text', () => {
    render(<SanitisedHtml html="<p>Reply <strong>soon</strong></p><ul><li>first</li></ul>" />);
    expect(screen.getByText('soon').tagName).toBe('STRONG');
    expect(screen.getByRole('listitem')).toHaveTextContent('first');
  });

  test.each([
    '<p>a<script>alert(1)</script></p>',
    '<p>a<img src=x onerror="alert(1)"></p>',
    '<p onclick="alert(1)" style="position:fixed">a</p>',
    '<p>a<svg onload="alert(1)"></svg></p>',
    '<p>a<iframe src="https://example.org"></iframe></p>',
  ])('leaves nothing of %s but the text', (html) => {
    expect(htmlOf(html)).toBe('<div><p>a</p></div>');
  });

  test.each(['javascript:alert(1)', 'data:text/html,x', ' java\nscript:alert(1)'])(
    'takes the address %j out of a link',
    (href) => {
      expect(htmlOf(`<a href="${href}">a</a>`)).toBe('<div><a>a</a></div>');
    },
  );

  test('keeps web and mail addresses', () => {
    expect(htmlOf('<a href="https://example.org/x">a</a>')).toContain('href="https://example.org/x"');
    expect(htmlOf('<a href="mailto:a@example.org">a</a>')).toContain('href="mailto:a@example.org"');
  });
});

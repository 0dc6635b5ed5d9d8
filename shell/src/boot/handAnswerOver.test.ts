import { handAnswerOver } from './handAnswerOver.ts';

/** A page at an address, in a frame of another page or alone. */
function pageAt(address: string, isFramed: boolean) {
  const parent = { postMessage: jest.fn() };
  const { href, origin } = new URL(address, 'https://portal.example');
  const page = { location: { href, origin }, stop: jest.fn() };
  const framed = Object.assign(page, { parent: isFramed ? parent : page });
  // Of a window it looks at these members alone.
  return { page: framed as unknown as Window, parent, stop: page.stop };
}

describe('handAnswerOver', () => {
  test.each(['/?code=1&state=2', '/?error=login_required&state=2'])(
    'hands %s to the page that asked, at the own origin alone, and loads nothing',
    (address) => {
      const { page, parent, stop } = pageAt(address, true);
      expect(handAnswerOver(page)).toBe(true);
      const url = `https://portal.example${address}`;
      expect(parent.postMessage).toHaveBeenCalledWith(
        { source: 'oidc-client', url, keepOpen: false },
        'https://portal.example',
      );
      expect(stop).toHaveBeenCalledTimes(1);
    },
  );

  test.each([
    ['an answer in a page of its own', '/?code=1&state=2', false],
    ['a frame with something else', '/factsheets?state=2', true],
  ])('leaves alone %s', (_case, address, isFramed) => {
    const { page, parent, stop } = pageAt(address, isFramed);
    expect(handAnswerOver(page)).toBe(false);
    expect(parent.postMessage).not.toHaveBeenCalled();
    expect(stop).not.toHaveBeenCalled();
  });
});

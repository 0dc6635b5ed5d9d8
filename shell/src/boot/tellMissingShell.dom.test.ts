import { markShell, tellMissingShell } from './tellMissingShell.ts';

/** A page of which everything has come or failed. */
function load(tag: 'en' | 'el'): HTMLElement {
  const root = document.createElement('div');
  root.id = 'root';
  document.body.replaceChildren(root);
  tellMissingShell(tag);
  document.dispatchEvent(new Event('DOMContentLoaded'));
  return root;
}

describe('tellMissingShell', () => {
  test('says in both languages that the portal could not start, and offers to try again', () => {
    expect(load('en')).toHaveTextContent('Part of it could not be loaded');
    const page = load('el');
    expect(page).toHaveTextContent('δεν φορτώθηκε');
    expect(page.querySelectorAll('button')).toHaveLength(1);
  });

  test('says nothing where the shell runs', () => {
    markShell();
    expect(load('en')).toBeEmptyDOMElement();
  });
});

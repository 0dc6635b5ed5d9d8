// Several test files in one document, in which what they import is read once. Each is a group of its own, so that its hooks are not those of
// the others; one that cannot be imported is a failed test.

// The first file that needs it would keep its clearing for itself.
require('@testing-library/react');

module.exports = function together(paths, root) {
  for (const path of paths)
    describe(path, () => {
      afterAll(leaveNothing);
      try {
        require(`${root}/${path}`);
      } catch (error) {
        test('can be imported', () => {
          throw error;
        });
      }
    });
};

/** What a page of its own would not find of an earlier one. */
function leaveNothing() {
  jest.useRealTimers();
  jest.restoreAllMocks();
  localStorage.clear();
  sessionStorage.clear();
  document.body.replaceChildren();
  history.replaceState(null, '', '/');
}

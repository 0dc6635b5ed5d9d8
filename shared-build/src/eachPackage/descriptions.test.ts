import { descriptionConflicts, readModuleDescription } from '../release/moduleDescription.ts';
import { readModuleNews } from '../release/moduleNews.ts';
import { moduleIds, packageFolder } from '../workspace/workspace.ts';

test('no two modules of the portal claim one address or id', () => {
  const descriptions = moduleIds().map((id) => readModuleDescription(packageFolder(id)));
  expect(descriptionConflicts(descriptions)).toEqual([]);
});

test.each(moduleIds())('the description of %s is sound, and so are its news', (id) => {
  const description = readModuleDescription(packageFolder(id));
  expect(description.id).toBe(id);
  expect(() => readModuleNews(packageFolder(id), description)).not.toThrow();
});

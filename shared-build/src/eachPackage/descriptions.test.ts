import { descriptionConflicts, readModuleDescription } from '../release/moduleDescription.ts';
import { moduleIds, packageFolder } from '../workspace/workspace.ts';

test('no two modules of the portal claim one address or id', () => {
  const descriptions = moduleIds().map((id) => readModuleDescription(packageFolder(id)));
  expect(descriptionConflicts(descriptions)).toEqual([]);
});

test.each(moduleIds())('the description of %s is sound', (id) => {
  expect(readModuleDescription(packageFolder(id)).id).toBe(id);
});

import { onceMore } from './onceMore.ts';

const lacking = Object.assign(new Error('Loading chunk failed'), { name: 'ChunkLoadError' });

test('asks once more for a file that did not come, and no more than that', async () => {
  const answers = [Promise.reject(lacking), Promise.resolve('page')];
  answers[0]?.catch(() => undefined);
  expect(await onceMore(() => answers.shift() ?? Promise.reject(new Error('a third time')))).toBe('page');
  await expect(onceMore(() => Promise.reject(lacking))).rejects.toBe(lacking);
});

test('does not run again what fails by itself', async () => {
  const fault = new Error('broken');
  let count = 0;
  const load = () => {
    count += 1;
    return Promise.reject(fault);
  };
  await expect(onceMore(load)).rejects.toBe(fault);
  expect(count).toBe(1);
});

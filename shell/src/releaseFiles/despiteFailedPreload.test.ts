import { despiteFailedPreload } from './despiteFailedPreload.ts';

const chunkError = () => Object.assign(new Error('Loading chunk module failed.'), { name: 'ChunkLoadError' });

describe('despiteFailedPreload', () => {
  test('asks again for a file whose preloading had failed', async () => {
    const work = jest
      .fn<Promise<string>, []>()
      .mockRejectedValueOnce(chunkError())
      .mockResolvedValue('loaded');
    await expect(despiteFailedPreload(work)).resolves.toBe('loaded');
  });

  test('gives up when the file does not come the second time either', async () => {
    const work = jest.fn<Promise<string>, []>().mockRejectedValue(chunkError());
    await expect(despiteFailedPreload(work)).rejects.toMatchObject({ name: 'ChunkLoadError' });
    expect(work).toHaveBeenCalledTimes(2);
  });

  test('does not repeat code that fails', async () => {
    const work = jest.fn<Promise<string>, []>().mockRejectedValue(new TypeError('x is undefined'));
    await expect(despiteFailedPreload(work)).rejects.toThrow('x is undefined');
    expect(work).toHaveBeenCalledTimes(1);
  });
});

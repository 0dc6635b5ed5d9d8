/**
 * Loads a file, and asks for it once more when it did not come: one that the shell had asked for ahead in vain fails at the moment when it is
 * needed, without being asked for again, and only the attempt after that reaches the server.
 */
export async function onceMore<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (error) {
    // So webpack names the error.
    if (!(error instanceof Error) || error.name !== 'ChunkLoadError') throw error;
    return load();
  }
}

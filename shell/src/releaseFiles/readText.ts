/** Reads the text of an answer as it comes; gives undefined, and reads no further, when it is longer than so many bytes. */
export async function readText(answer: Response, limitBytes: number): Promise<string | undefined> {
  const reader = answer.body?.getReader();
  if (reader === undefined) return '';
  const decoder = new TextDecoder();
  let text = '';
  for (let read = 0; ;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    read += value.byteLength;
    if (read > limitBytes) {
      await reader.cancel();
      return undefined;
    }
    text += decoder.decode(value, { stream: true });
  }
}

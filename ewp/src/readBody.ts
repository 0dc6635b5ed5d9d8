/**
 * Reads the body of an answer as it arrives; null when it is longer than the limit, and then the rest is not fetched.
 *
 * Throws what the connection throws.
 */
export async function readBody(
  response: Response,
  limitBytes: number,
): Promise<Uint8Array<ArrayBuffer> | null> {
  const body: AsyncIterable<Uint8Array> | null = response.body;
  if (body === null) return new Uint8Array();
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of body) {
    length += part.byteLength;
    if (length > limitBytes) return null;
    parts.push(part);
  }
  // Of its own memory, which can be given away: small buffers share theirs.
  const whole = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.byteLength;
  }
  return whole;
}

/** Makes the same call several times, one after the other, and gives the status codes. */
export async function requestCodes(
  times: number,
  call: (index: number) => Promise<Response>,
): Promise<readonly number[]> {
  const codes: number[] = [];
  for (let count = 0; count < times; count += 1) codes.push((await call(count)).status);
  return codes;
}

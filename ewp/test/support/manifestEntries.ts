/** Gives what a manifest declares as the registry repeats it in its catalogue. */
export function entriesOf(manifest: string): string {
  return /<r:apis-implemented>([\s\S]*)<\/r:apis-implemented>/
    .exec(manifest)![1]!
    .replaceAll('sec:', 's:')
    .replaceAll(
      '<http-security>',
      '<http-security xmlns:s="https://github.com/erasmus-without-paper/ewp-specs-sec-intro/tree/stable-v2">',
    );
}

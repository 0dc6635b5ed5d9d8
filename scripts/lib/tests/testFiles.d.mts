export function testFiles(): { readonly jest: readonly string[]; readonly node: readonly string[] };

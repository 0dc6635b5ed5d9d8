export declare const BARE_MUTATION: object;
export declare function restrict(...patterns: readonly object[]): {
  'no-restricted-imports': ['error', { readonly patterns: readonly object[] }];
};

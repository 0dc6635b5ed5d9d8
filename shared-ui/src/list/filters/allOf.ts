/** Grammatical gender of what a filter chooses from: some languages have an "all" for each. */
export type AllOf = 'feminine' | 'masculine' | 'neuter';

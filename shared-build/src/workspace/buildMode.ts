/** What a build is for: `development` keeps names and says more. */
export type BuildMode = 'production' | 'development';

/** Pages about the portal that everybody may read, whether or not somebody is signed in. */
export const ACCESSIBILITY_PATH = '/accessibility';
export const PRIVACY_PATH = '/privacy';
/** How the portal is used; of its articles each reader sees those that their rights open. */
export const HELP_PATH = '/help';
/** What has changed in the parts of the portal that the reader may open. */
export const NEWS_PATH = '/help/news';
export const PUBLIC_PATHS: readonly string[] = [ACCESSIBILITY_PATH, PRIVACY_PATH, HELP_PATH, NEWS_PATH];
/** Where the help explains the words of the trade. */
export const HELP_WORDS_ID = 'words';

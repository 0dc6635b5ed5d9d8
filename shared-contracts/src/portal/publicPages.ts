/** Pages about the portal that everybody may read, whether or not somebody is signed in. */
export const ACCESSIBILITY_PATH = '/accessibility';
export const PRIVACY_PATH = '/privacy';
export const PUBLIC_PATHS: readonly string[] = [ACCESSIBILITY_PATH, PRIVACY_PATH];

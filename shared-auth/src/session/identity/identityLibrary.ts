// What comes with the first question to the identity provider: the two libraries that speak with it.
export { createPortalUserManager } from './portalUserManager.ts';
export { SignInAnswer } from './SignInAnswer.tsx';

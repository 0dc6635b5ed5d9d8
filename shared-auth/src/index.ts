export { SessionProvider, type SessionProviderProps } from './session/SessionProvider.tsx';
export { useSession, type Session, type SessionStatus } from './session/sessionContext.ts';
export type { SessionEnd } from './session/sessionEnd.ts';
export { storedRole } from './session/roleStorage.ts';
export { useCan } from './permissions/useCan.ts';
export { usePermissionCheck, type PermissionAnswer } from './permissions/usePermissionCheck.ts';

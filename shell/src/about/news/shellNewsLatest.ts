/** Day of the newest entry of the frame's own news, which come when they are read. */
export const SHELL_NEWS_LATEST = '2026-11-28';

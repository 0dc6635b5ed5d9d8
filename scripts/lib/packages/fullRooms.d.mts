export const MOST_FILES: number;
export const FULLER: Readonly<Record<string, string>>;
export function fullRooms(files: readonly string[]): readonly string[];

/** How long an application is kept after its submission, or, of one that was never submitted, after its last change. The consent of the form says so. */
export const RETENTION_YEARS = 10;
/** How long an application stays that was deleted. */
export const DELETED_RETENTION_YEARS = 1;

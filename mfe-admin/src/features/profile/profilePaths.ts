export const PROFILE_PATH = '/profile';
export const PROFILE_EDIT_PATH = '/profile/edit';

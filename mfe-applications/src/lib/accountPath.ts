/** Address at which the bank account of an application is given after its submission. */
export const accountPath = (id: number): string => `/application/outgoing/student/account/${id}`;

/** The addresses of a student. */
export type AddressName = 'permanentAddress' | 'currentAddress';

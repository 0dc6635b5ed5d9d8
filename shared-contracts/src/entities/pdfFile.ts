/** Largest file that an applicant may upload, in bytes. Source: specification document 3, sections 5 and 9. */
export const MAX_PDF_BYTES = 10_485_760;
export const PDF_MEDIA_TYPE = 'application/pdf';

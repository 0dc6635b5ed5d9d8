/** The one kind of file that records hold. */
export const PDF_MEDIA_TYPE = 'application/pdf';

export const STUDY_PROGRAMMES = ['Bachelor', 'Integrated Master', 'Master', 'Doctorate'] as const;

export const LANGUAGE_CERTIFICATES = [
  { language: 'en', title: 'Certificate of English', level: 'C1' },
  { language: 'en', title: 'Certificate of English', level: 'B2' },
  { language: 'en', title: 'Proficiency in English', level: 'C2' },
  { language: 'de', title: 'Zertifikat Deutsch', level: 'B1' },
  { language: 'fr', title: 'Diplôme de langue française', level: 'B2' },
  { language: 'it', title: 'Certificato di lingua italiana', level: 'B2' },
  { language: 'es', title: 'Diploma de español', level: 'B1' },
] as const;

/** Slots that every submitted application has filled, and the names of the files in them. */
export const REQUIRED_FILES = [
  ['europass_cv', 'europass-cv.pdf', 'Curriculum vitae'],
  ['academic_identity', 'academic-identity.pdf', 'Academic identity card'],
  ['proposed_curriculum', 'proposed-curriculum.pdf', 'Motivation letter and proposed study plan'],
  ['foreign_language_certificate', 'language-certificate.pdf', 'Language certificate'],
] as const;

/** Slots that short-term applications have besides. */
export const SHORT_TERM_FILES = [
  ['letter_of_acceptance', 'letter-of-acceptance.pdf', 'Letter of acceptance'],
  ['recommendation_letter', 'recommendation-letter.pdf', 'Recommendation letter'],
] as const;

export const DISABILITY_FILE = ['disability_certificate', 'certificate.pdf', 'Certificate'] as const;

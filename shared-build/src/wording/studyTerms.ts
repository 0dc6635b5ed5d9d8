import { words, type Term } from './term.ts';

const TERM = 'the specification and the official template write autumn term and spring term in factsheets';

/** Words for what is studied, when and how long, alike in agreements, applications and exports. */
export const STUDY_TERMS: readonly Term[] = [
  {
    en: 'blended',
    el: 'μικτή',
    says: { en: words('blended'), el: words('μικτ') },
    names: { el: words('μικτ'), en: words('blended') },
    avoid: [{ words: words('μεικτ'), reason: 'both spellings are in use; the National Agency writes μικτή' }],
  },
  {
    en: 'study cycle',
    el: 'κύκλος σπουδών',
    says: { en: words('study cycle'), el: words('κυκλ\\p{L}+ σπουδων') },
    names: { el: words('κυκλ\\p{L}+ σπουδων'), en: words('(?:study )?cycle') },
  },
  {
    en: 'subject area',
    el: 'γνωστικό αντικείμενο',
    says: { en: words('subject area'), el: words('γνωστικ\\p{L}+ αντικειμεν') },
    names: { el: words('γνωστικ\\p{L}+ αντικειμεν'), en: words('subject area') },
    avoid: [
      {
        words: words(
          '(?<!broad )fields? of (?:study|education)|isced-f fields?|πεδι\\p{L}+ (?:σπουδων|isced)',
        ),
        reason: 'a field is what people fill in',
      },
    ],
  },
  {
    en: 'semester',
    el: 'εξάμηνο',
    says: { en: words('semester'), el: words('εξαμην') },
    names: { el: words('εξαμην'), en: words('semesters?(?!\\p{L})') },
    avoid: [
      {
        words: words('autumn (?:term|semester)|(?:winter|spring) term|φθινοπωριν'),
        reason: 'students choose a winter or a spring semester',
      },
    ],
    except: {
      'mfe-agreements/src/features/agreementPdf/document/pdfTexts.ts#TEXTS.partE.applicationsAutumn': TERM,
      'mfe-agreements/src/features/agreementPdf/document/pdfTexts.ts#TEXTS.partE.applicationsSpring': TERM,
      'mfe-agreements/src/features/agreementPdf/document/pdfTexts.ts#TEXTS.partE.nominationsAutumn': TERM,
      'mfe-agreements/src/features/agreementPdf/document/pdfTexts.ts#TEXTS.partE.nominationsSpring': TERM,
      'shared-contracts/src/factsheets/members/factsheetParts.ts#calendar.fields.autumnTerm.label': TERM,
      'shared-contracts/src/factsheets/members/factsheetParts.ts#calendar.fields.springTerm.label': TERM,
    },
  },
  {
    en: 'duration',
    el: 'διάρκεια',
    says: { en: words('duration'), el: words('διαρκει') },
    avoid: [{ words: /^length(?!\p{L})/iu, reason: 'agreements and applications have a duration' }],
  },
  {
    en: 'start year',
    el: 'έτος έναρξης',
    says: { en: words('(?:start|end) year'), el: words('ετου?σ (?:εναρξησ|ληξησ)') },
    avoid: [
      {
        words: /^(?:first|last) academic year|^(?:πρωτο|τελευταιο) ακαδημαικο ετοσ/iu,
        reason: 'the agreement names its years so',
      },
    ],
  },
  {
    en: 'per year',
    el: 'ανά έτος',
    says: { en: words('per year'), el: words('ανα ετοσ') },
    avoid: [
      {
        words: words('(?:places?|months?|days?|people|staff|students) (?:a|each) year'),
        reason: 'one phrase for what is agreed for every year',
      },
    ],
  },
  {
    en: 'places left',
    el: 'διαθέσιμες θέσεις',
    says: { en: words('places left'), el: words('διαθεσιμ\\p{L}+ θεσ') },
    avoid: [{ words: words('places free|ελευθερ\\p{L}+ θεσ'), reason: 'one word for what nobody uses yet' }],
  },
  {
    en: 'Hei ID',
    el: 'αναγνωριστικό ιδρύματος',
    says: { en: words('hei ids?(?!\\p{L})'), el: words('αναγνωριστικ') },
  },
];

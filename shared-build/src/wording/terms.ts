import { STUDY_TERMS } from './studyTerms.ts';
import { wholeWords, words, type Term } from './term.ts';

const TEMPLATE = 'the clause of the official template on unilateral termination, which is a καταγγελία';
const ROLE = 'a person’s function; the value is prescribed in English';

/**
 * The portal's words in both languages, to which the tests hold its texts: what stands for each thing, and what does not.
 * What the words mean stands in docs/glossary.md, which names the same ones.
 */
export const TERMS: readonly Term[] = [
  {
    en: 'finalize',
    el: 'οριστικοποίηση',
    says: { en: words('finaliz(?!ed (?:true|false)$)'), el: words('οριστικοποι|ολοκληρω') },
    names: { el: words('οριστικοποι'), en: words('finaliz|final(?!\\p{L})') },
    avoid: [{ words: words('finalis'), reason: "the specification writes 'Finalize and Notify Partner'" }],
  },
  {
    en: 'local finalized',
    el: 'ολοκλήρωση από το ίδρυμά μας',
    says: { en: words('local finalized'), el: words('ολοκληρω\\p{L}+ απο το ιδρυμα μασ') },
    names: { el: words('ολοκληρω\\p{L}+ απο το ιδρυμα'), en: words('local finalized') },
    avoid: [
      {
        words: words('οριστικοποι\\p{L}+ απο το ιδρυμα'),
        reason: 'οριστικοποίηση is what makes an agreement final and notifies the partner',
      },
    ],
  },
  {
    en: 'final',
    el: 'οριστική',
    says: { en: wholeWords('final'), el: words('οριστικ') },
  },
  {
    en: 'draft',
    el: 'πρόχειρη',
    says: { en: wholeWords('drafts?'), el: words('προχειρ') },
    names: { el: words('προχειρ'), en: wholeWords('drafts?') },
    avoid: [{ words: words('προσχεδι'), reason: 'the status of the same record reads Πρόχειρη' }],
  },
  ...STUDY_TERMS,
  {
    en: 'termination',
    el: 'λύση',
    says: { en: words('terminat'), el: words('λυσ[ηε]|λυθ|λυετ|λυμεν') },
    avoid: [
      {
        words: words('καταγγελ'),
        reason: 'an agreement is terminated when both approve it; καταγγελία is by one side alone',
      },
      {
        words: words('end of (?:the|this) agreement|(?<!has )end(?:ed)? (?:the|this) agreement'),
        reason: 'an agreement ends with its last academic year',
      },
    ],
    except: {
      'mfe-agreements/src/features/agreementPdf/document/pdfTexts.ts#TEXTS.termination.title': TEMPLATE,
      'mfe-agreements/src/features/agreementPdf/document/pdfTexts.ts#TEXTS.termination.text': TEMPLATE,
      'shared-contracts/src/factsheets/members/factsheet.ts#FACTSHEET.fields.terminationOfAgreement.label':
        TEMPLATE,
      'mfe-factsheets#factsheetView.sections.P': TEMPLATE,
      'mfe-admin#overview.DatesSection.notice': TEMPLATE,
      'shared-contracts/src/reminders/reminderTexts.ts#KIND_NAMES.notice': TEMPLATE,
      'shell/src/about/help/texts/helpTexts.ts#HELP_TEXTS.days.notice': TEMPLATE,
      'shared-contracts/src/reminders/reminderTexts.ts#WORDING.notice.title': TEMPLATE,
    },
  },
  {
    en: 'contact',
    el: 'πρόσωπο επικοινωνίας',
    says: { en: wholeWords('contacts?'), el: words('επικοινων') },
    avoid: [
      {
        words: words('επαφ'),
        reason: 'a person is a πρόσωπο επικοινωνίας, and what is known of one στοιχεία επικοινωνίας',
      },
      {
        words: words('υπευθυνο[συιν]* επικοινων'),
        reason: 'a person is a πρόσωπο επικοινωνίας; υπεύθυνος names a function',
      },
    ],
    except: {
      "shared-contracts/src/institutions/members/contactTerms.ts#CONTACT_ROLE_TEXTS.'Administrative Contact'":
        ROLE,
      "shared-contracts/src/institutions/members/contactTerms.ts#CONTACT_ROLE_TEXTS.'Incoming Students Contact'":
        ROLE,
      "shared-contracts/src/institutions/members/contactTerms.ts#CONTACT_ROLE_TEXTS.'Outgoing Students Contact'":
        ROLE,
      "shared-contracts/src/institutions/members/contactTerms.ts#CONTACT_ROLE_TEXTS.'Staff Mobility Contact'":
        ROLE,
    },
  },
  {
    en: 'departmental coordinator',
    el: 'συντονιστής τμήματος',
    says: { en: words('(?:departmental )coordinator'), el: words('συντονιστ\\p{L}+ (?:του )?τμηματ') },
    avoid: [
      {
        words: words('τμηματικ\\p{L}+ συντονιστ|ακαδημαικ\\p{L}+ υπευθυν'),
        reason: 'one word: συντονιστής τμήματος',
      },
    ],
  },
  {
    en: 'institutional coordinator',
    el: 'συντονιστής ιδρύματος',
    says: { en: words('institutional coordinator'), el: words('συντονιστ\\p{L}+ (?:του )?ιδρυματοσ') },
    avoid: [{ words: words('ιδρυματικ\\p{L}+ συντονιστ'), reason: 'formed as συντονιστής τμήματος is' }],
  },
  {
    en: 'local institution',
    el: 'το ίδρυμά μας',
    says: { en: wholeWords('local'), el: words('ιδρυμα(?:τοσ)? μασ|τμηματοσ μασ') },
    avoid: [{ words: words('τοπικ'), reason: 'to those who read it, what is local is ours' }],
  },
  {
    en: 'partner',
    el: 'εταίρος',
    says: { en: words('partner'), el: words('εταιρ') },
    names: { el: words('εταιρ'), en: words('partner|theirs') },
    avoid: [{ words: words('συνεργαζομεν'), reason: 'one word for one thing: εταίρος' }],
  },
  {
    en: 'factsheet',
    el: 'ενημερωτικό δελτίο',
    says: { en: words('factsheet'), el: words('ενημερωτικ\\p{L}+ (?:μασ )?δελτι') },
    names: { el: words('δελτι(?!\\p{L}+ ταυτοτητ)'), en: words('factsheet') },
  },
  {
    en: 'notification',
    el: 'ειδοποίηση',
    says: { en: words('notif'), el: words('ειδοποι|κοινοποι') },
    names: { el: words('ειδοποι'), en: words('notif|cnr') },
    avoid: [{ words: wholeWords('told'), reason: 'the partner is notified' }],
  },
  {
    en: 'copy (of an agreement)',
    el: 'αντίγραφο',
    says: { en: words("(?:our|(?:the )?partner['’]s) cop(?:y|ies)"), el: words('αντιγραφ') },
  },
  {
    en: 'ID',
    el: 'αναγνωριστικό',
    says: { en: /(?<!hei |academic |\p{L})ids?(?!\p{L}| eq)/iu, el: /αναγνωριστικ|^id$/u },
    names: { el: words('αναγνωριστικ'), en: wholeWords('ids?|identifier|identification') },
  },
  {
    en: 'cancel',
    el: 'ακύρωση',
    says: { en: /^cancel$/iu, el: /^ακυρωση$/u },
    avoid: [{ words: wholeWords('ακυρο'), reason: 'an adjective; buttons are named by nouns' }],
  },
  {
    en: 'try again',
    el: 'δοκιμάστε ξανά',
    says: { en: /^try again$/iu, el: /^δοκιμαστε ξανα$/u },
    avoid: [
      {
        words: /^(?:νεα προσπαθεια|δοκιμη ξανα)$/u,
        reason: 'the sentence beside the button says δοκιμάστε ξανά',
      },
    ],
  },
  {
    en: 'reload the page',
    el: 'ανανεώστε τη σελίδα',
    says: { en: words('reload the page'), el: words('ανανεωστε τη σελιδα') },
    avoid: [
      { words: words('επαναφορτω|εκ νεου τη σελιδα|ξανα τη σελιδα'), reason: 'browsers call it ανανέωση' },
    ],
  },
  {
    en: 'list',
    el: 'λίστα',
    says: { en: /(?:the|this|a) list(?!\p{L})/iu, el: words('λιστ') },
    avoid: [
      { words: words('καταλογ(?!\\p{L}+ μαθηματων)'), reason: 'κατάλογος is the course catalogue alone' },
    ],
  },
  {
    en: 'portal',
    el: 'πύλη',
    says: { en: wholeWords('portal'), el: words('πυλη') },
    avoid: [{ words: words('εφαρμογη'), reason: 'the portal is πύλη' }],
  },
  {
    en: 'nothing',
    el: 'τίποτα',
    avoid: [{ words: wholeWords('τιποτε'), reason: 'one of two spellings, everywhere' }],
  },
  {
    en: 'in the meantime',
    el: 'στο μεταξύ',
    avoid: [{ words: words('εν τω μεταξυ|meanwhile'), reason: 'one idiom in each language, everywhere' }],
  },
];

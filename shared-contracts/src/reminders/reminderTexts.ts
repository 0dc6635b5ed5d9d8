import { academicYearName } from '../dates/academicYear.ts';
import { formatDate } from '../dates/formatDate.ts';
import type { ApplicationType } from '../applications/applications.ts';
import type { Reminder } from './reminder.ts';
import { UNKNOWN } from '../call/known.ts';
import type { LanguageTag } from '../text/language.ts';
import type { ReminderKind } from './reminders.ts';
import { isolateText } from '../text/turningText.ts';

/** - title: what is due and when; detail: what follows from it, '' where there is nothing to add */
export type ReminderText = { readonly title: string; readonly detail: string };

/** Names what people are reminded of: in the settings, over the reminders, and in mails. */
export function reminderKindName(kind: ReminderKind, tag: LanguageTag): string {
  return KIND_NAMES[kind][tag];
}

const KIND_NAMES: Readonly<Record<ReminderKind, Readonly<Record<LanguageTag, string>>>> = {
  amendment: {
    en: 'Amendment of mobility numbers (31 January)',
    el: 'Τροποποίηση αριθμών κινητικότητας (31 Ιανουαρίου)',
  },
  notice: {
    en: 'Notice of unilateral termination (1 September)',
    el: 'Προειδοποίηση μονομερούς καταγγελίας (1 Σεπτεμβρίου)',
  },
  'agreement-end': { en: 'Agreements that end', el: 'Συμφωνίες που λήγουν' },
  unanswered: { en: 'Agreements without an answer', el: 'Συμφωνίες χωρίς απάντηση' },
  window: { en: 'Application windows', el: 'Περίοδοι αιτήσεων' },
  returned: { en: 'My application, when it is sent back', el: 'Η αίτησή μου, όταν επιστρέφεται' },
};

type Bilingual = Readonly<Record<LanguageTag, ReminderText>>;

/**
 * Words a reminder, the same on the screen and in mails; null for one of a kind that this release does not know.
 *
 * Names of institutions turn nothing of the sentence; whoever shows them as html escapes them.
 */
export function reminderText(reminder: Reminder, tag: LanguageTag): ReminderText | null {
  const { kind } = reminder;
  return kind === UNKNOWN ? null : WORDING[kind](reminder)[tag];
}

const WORDING: Readonly<Record<Exclude<Reminder['kind'], 'unknown'>, (reminder: Reminder) => Bilingual>> = {
  amendment: ({ day, academicYear, count, isOwn }) => {
    const year = academicYearName(academicYear ?? 0);
    return {
      en: {
        title: `Amend the mobility numbers for ${year} by ${formatDate(day, 'en')}`,
        detail: isOwn
          ? `${agreements(count)} that name${count === 1 ? 's' : ''} you ${count === 1 ? 'is' : 'are'} in force in ${year}.`
          : `${agreements(count)} ${count === 1 ? 'is' : 'are'} in force in ${year}.`,
      },
      el: {
        title: `Τροποποίηση των αριθμών κινητικότητας για το ${year} έως ${formatDate(day, 'el')}`,
        detail: `Το ακαδημαϊκό έτος ${year} είναι σε ισχύ ${agreementsGreek(count)}${isOwn ? namedGreek(count) : ''}.`,
      },
    };
  },
  notice: ({ day, laterDay, academicYear, count, isOwn }) => ({
    en: {
      title: `Give notice of unilateral termination by ${formatDate(day, 'en')}`,
      detail: `It then takes effect on ${formatDate(laterDay, 'en')}. Without notice ${agreements(count)}${isOwn ? ` that name${count === 1 ? 's' : ''} you` : ''} run${count === 1 ? 's' : ''} on${academicYear === null ? '' : ` after ${academicYearName(academicYear)}`}.`,
    },
    el: {
      title: `Προειδοποίηση για μονομερή καταγγελία έως ${formatDate(day, 'el')}`,
      detail: `Τότε ισχύει από ${formatDate(laterDay, 'el')}. Χωρίς προειδοποίηση ${count === 1 ? 'συνεχίζεται' : 'συνεχίζονται'}${academicYear === null ? '' : ` μετά το ${academicYearName(academicYear)}`} ${agreementsGreek(count)}${isOwn ? namedGreek(count) : ''}.`,
    },
  }),
  'agreement-end': ({ day, academicYear, count, isOwn }) => {
    const year = academicYearName(academicYear ?? 0);
    return {
      en: {
        title: `${agreements(count)}${isOwn ? ` that name${count === 1 ? 's' : ''} you` : ''} end${count === 1 ? 's' : ''} on ${formatDate(day, 'en')}`,
        detail: `${year} is ${count === 1 ? 'its' : 'their'} last academic year.`,
      },
      el: {
        title: `${agreementsGreek(count)}${isOwn ? namedGreek(count) : ''} ${count === 1 ? 'λήγει' : 'λήγουν'} ${onDayGreek(day)}`,
        detail: `Το ${year} είναι το τελευταίο ακαδημαϊκό έτος ${count === 1 ? 'της' : 'τους'}.`,
      },
    };
  },
  unanswered: ({ day, agreements: [agreement], awaited }) => {
    const { id = '', partners = [], partnersGR = partners } = agreement ?? {};
    const named = (names: readonly string[]) => [id, ...names.map(isolateText)].join(', ');
    const who = awaited === null || awaited === UNKNOWN ? 'both' : awaited;
    return {
      en: {
        title: `Agreement ${named(partners)}`,
        detail: `${AWAITED_WORDS[who].en} since ${formatDate(day, 'en')}.`,
      },
      el: {
        title: `Συμφωνία ${named(partnersGR)}`,
        detail: `${AWAITED_WORDS[who].el} από ${formatDate(day, 'el')}.`,
      },
    };
  },
  window: ({ day, laterDay, applicationType, phase, isOwn }) => {
    const type = typeWords(applicationType);
    const until = laterDay ?? day;
    const missing = {
      en: isOwn ? 'You have not submitted one yet.' : '',
      el: isOwn ? 'Δεν έχετε υποβάλει ακόμη αίτηση.' : '',
    };
    if (phase === 'opens')
      return {
        en: {
          title: `Applications for ${type.en} open on ${formatDate(day, 'en')}`,
          detail: `They are open until ${formatDate(until, 'en')}.`,
        },
        el: {
          title: `Οι αιτήσεις για ${type.el} ανοίγουν ${onDayGreek(day)}`,
          detail: `Θα είναι ανοιχτές έως ${formatDate(until, 'el')}.`,
        },
      };
    return {
      en: {
        title: `Applications for ${type.en} ${phase === 'closes' ? 'close on' : 'are open until'} ${formatDate(until, 'en')}`,
        detail: missing.en,
      },
      el: {
        title:
          phase === 'closes'
            ? `Οι αιτήσεις για ${type.el} κλείνουν ${onDayGreek(until)}`
            : `Οι αιτήσεις για ${type.el} είναι ανοιχτές έως ${formatDate(until, 'el')}`,
        detail: missing.el,
      },
    };
  },
  returned: ({ day, applicationType }) => {
    const type = typeWords(applicationType);
    return {
      en: {
        title: `Your application for ${type.en} was sent back on ${formatDate(day, 'en')}`,
        detail: 'Read the reason, correct the application and submit it again.',
      },
      el: {
        title: `Η αίτησή σας για ${type.el} επιστράφηκε ${onDayGreek(day)}`,
        detail: 'Διαβάστε τον λόγο, διορθώστε την αίτηση και υποβάλετέ την ξανά.',
      },
    };
  },
};

const AWAITED_WORDS = {
  partner: { en: 'The partner has not answered', el: 'Ο εταίρος δεν έχει απαντήσει' },
  us: { en: 'The partner has been waiting for our answer', el: 'Ο εταίρος περιμένει την απάντησή μας' },
  both: { en: 'Neither side has approved', el: 'Καμία πλευρά δεν έχει εγκρίνει' },
} as const;

const TYPE_WORDS = {
  'long-term-studies': { en: 'long-term studies', el: 'σπουδές μακράς διάρκειας' },
  'short-term-studies': { en: 'short-term studies', el: 'σπουδές βραχείας διάρκειας' },
} as const satisfies Record<ApplicationType, Record<LanguageTag, string>>;

function typeWords(type: Reminder['applicationType']): Readonly<Record<LanguageTag, string>> {
  return type === null || type === UNKNOWN ? { en: 'studies', el: 'σπουδές' } : TYPE_WORDS[type];
}

function agreements(count: number): string {
  return count === 1 ? '1 agreement' : `${new Intl.NumberFormat('en').format(count)} agreements`;
}

function agreementsGreek(count: number): string {
  return count === 1 ? '1 συμφωνία' : `${new Intl.NumberFormat('el').format(count)} συμφωνίες`;
}

function namedGreek(count: number): string {
  return count === 1 ? ' στην οποία αναφέρεστε' : ' στις οποίες αναφέρεστε';
}

/** Greek says «την 1η Μαρτίου», and «στις 2 Μαρτίου». */
function onDayGreek(day: string): string {
  return day.endsWith('-01') ? `την ${formatDate(day, 'el', '1η')}` : `στις ${formatDate(day, 'el')}`;
}

import type { Reminder } from './reminder.ts';
import { reminderPath } from './reminderLinks.ts';
import { reminderText } from './reminderTexts.ts';

const BLANK: Reminder = {
  key: 'k',
  kind: 'amendment',
  day: '2027-01-31',
  laterDay: null,
  academicYear: 2027,
  count: 1,
  isOwn: false,
  agreements: [],
  awaited: null,
  application: null,
  applicationType: null,
  phase: null,
};

describe('reminderText', () => {
  test('lets no name of a partner turn the sentence that it stands in', () => {
    const agreements = [{ id: 7, partners: ['חיפה', 'Graz\u202e'] }];
    const title = reminderText({ ...BLANK, kind: 'unanswered', agreements }, 'en')?.title;
    expect(title).toBe('Agreement 7, \u2068חיפה\u2069, Graz[U+202E]');
  });

  test('names partners in its language, and in English where the server names them in no other', () => {
    const titles = (agreements: Reminder['agreements']) =>
      (['en', 'el'] as const).map(
        (language) => reminderText({ ...BLANK, kind: 'unanswered', agreements }, language)?.title,
      );
    expect(titles([{ id: 7, partners: ['Athens'], partnersGR: ['Αθήνα'] }])).toEqual([
      'Agreement 7, Athens',
      'Συμφωνία 7, Αθήνα',
    ]);
    expect(titles([{ id: 7, partners: ['Athens'] }])).toEqual(['Agreement 7, Athens', 'Συμφωνία 7, Athens']);
  });

  test.each<[Partial<Reminder>, string, string]>([
    [
      { count: 1214 },
      'Amend the mobility numbers for 2027-2028 by 31 January 2027 | 1,214 agreements are in force in 2027-2028.',
      'Τροποποίηση των αριθμών κινητικότητας για το 2027-2028 έως 31 Ιανουαρίου 2027 | Το ακαδημαϊκό έτος 2027-2028 είναι σε ισχύ 1.214 συμφωνίες.',
    ],
    [
      { isOwn: true },
      'Amend the mobility numbers for 2027-2028 by 31 January 2027 | 1 agreement that names you is in force in 2027-2028.',
      'Τροποποίηση των αριθμών κινητικότητας για το 2027-2028 έως 31 Ιανουαρίου 2027 | Το ακαδημαϊκό έτος 2027-2028 είναι σε ισχύ 1 συμφωνία στην οποία αναφέρεστε.',
    ],
    [
      { kind: 'notice', day: '2027-09-01', laterDay: '2028-09-01', count: 2 },
      'Give notice of unilateral termination by 1 September 2027 | It then takes effect on 1 September 2028. Without notice 2 agreements run on after 2027-2028.',
      'Προειδοποίηση για μονομερή καταγγελία έως 1 Σεπτεμβρίου 2027 | Τότε ισχύει από 1 Σεπτεμβρίου 2028. Χωρίς προειδοποίηση συνεχίζονται μετά το 2027-2028 2 συμφωνίες.',
    ],
    [
      { kind: 'agreement-end', day: '2027-08-31', academicYear: 2026, count: 3, isOwn: true },
      '3 agreements that name you end on 31 August 2027 | 2026-2027 is their last academic year.',
      '3 συμφωνίες στις οποίες αναφέρεστε λήγουν στις 31 Αυγούστου 2027 | Το 2026-2027 είναι το τελευταίο ακαδημαϊκό έτος τους.',
    ],
    [
      {
        kind: 'window',
        applicationType: 'long-term-studies',
        phase: 'opens',
        day: '2027-03-01',
        laterDay: '2027-03-31',
        isOwn: true,
      },
      'Applications for long-term studies open on 1 March 2027 | They are open until 31 March 2027.',
      'Οι αιτήσεις για σπουδές μακράς διάρκειας ανοίγουν την 1η Μαρτίου 2027 | Θα είναι ανοιχτές έως 31 Μαρτίου 2027.',
    ],
    [
      {
        kind: 'window',
        applicationType: 'short-term-studies',
        phase: 'closes',
        day: '2027-03-31',
        isOwn: true,
      },
      'Applications for short-term studies close on 31 March 2027 | You have not submitted one yet.',
      'Οι αιτήσεις για σπουδές βραχείας διάρκειας κλείνουν στις 31 Μαρτίου 2027 | Δεν έχετε υποβάλει ακόμη αίτηση.',
    ],
  ])('says of %j what is due in both languages', (part, english, greek) => {
    const inWords = (tag: 'en' | 'el') => {
      const text = reminderText({ ...BLANK, ...part }, tag);
      return text && `${text.title} | ${text.detail}`;
    };
    expect(inWords('en')).toBe(english);
    expect(inWords('el')).toBe(greek);
  });

  test('says nothing of a kind that it does not know', () => {
    expect(reminderText({ ...BLANK, kind: 'unknown' }, 'en')).toBeNull();
  });
});

describe('reminderPath', () => {
  test.each<[Partial<Reminder>, string]>([
    [{}, '/?running=2027'],
    [{ kind: 'notice', academicYear: 2027 }, '/?runsOn=2027'],
    [{ kind: 'notice', academicYear: null }, '/'],
    [{ kind: 'agreement-end', academicYear: 2026 }, '/?ends=2026'],
    [{ kind: 'unanswered', agreements: [{ id: 7, partners: [] }] }, '/iia/view/7'],
    [{ kind: 'window', isOwn: false }, '/application/settings'],
    [{ kind: 'window', isOwn: true }, '/application/outgoing/list'],
    [{ kind: 'returned', application: 5 }, '/application/outgoing/student/edit/5'],
  ])('of %j is %s', (part, path) => {
    expect(reminderPath({ ...BLANK, ...part })).toBe(path);
  });
});

import type { ReminderMail } from 'shared-contracts/bulk/otherEdits.ts';

/** What a reminder begins from, in the language of its reader; the office may write it otherwise. */
export const REMINDER_TEMPLATES: Readonly<
  Record<ReminderMail['language'], Pick<ReminderMail, 'subject' | 'text'>>
> = {
  en: {
    subject: 'Inter-institutional agreement {agreement} ({years}): waiting for your answer',
    text: `Dear colleagues,

we have notified you over EWP of our inter-institutional agreement {agreement} for {years} with {partner} (last on {since}; your ID of it: {partnerAgreement}), and are waiting for your answer.

Could you please look at it and approve it, or tell us what you would like to change? If you do not find it in your system, please tell us, and we will send the notification again.

Kind regards,
International Relations Office`,
  },
  el: {
    subject: 'Διιδρυματική συμφωνία {agreement} ({years}): αναμένουμε την απάντησή σας',
    text: `Αγαπητοί συνάδελφοι,

σας έχουμε ειδοποιήσει μέσω του EWP για τη διιδρυματική συμφωνία μας {agreement} για τα έτη {years} με το ίδρυμά σας, {partner} (τελευταία φορά: {since}, δικό σας αναγνωριστικό: {partnerAgreement}), και αναμένουμε την απάντησή σας.

Παρακαλούμε εξετάστε την και εγκρίνετέ την ή πείτε μας τι θα θέλατε να αλλάξει. Αν δεν τη βρίσκετε στο σύστημά σας, ενημερώστε μας για να στείλουμε ξανά την ειδοποίηση.

Με εκτίμηση,
Γραφείο Διεθνών Σχέσεων`,
  },
};

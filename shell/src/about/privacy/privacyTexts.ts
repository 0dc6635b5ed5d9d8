import type { RETENTION } from 'shared-contracts/portal/retention.ts';
import type { LanguageTag } from 'shared-contracts/text/language.ts';

const en = {
  title: 'Privacy notice',
  intro:
    'What the portal knows about you, what for, how long, and what you can ask for (GDPR, articles 13 and 14).',
  controllerTitle: 'Who is responsible',
  controller: 'The university that runs the portal, for its exchange of students with partner universities.',
  controllerNobody: 'The International Relations Office tells you how to reach it.',
  officer: 'Data protection officer:',
  dataTitle: 'What is kept, and where it comes from',
  data: [
    'From the sign-in of the university: name, user name, mail address, role, registry number, European student identifier.',
    'From you, if you apply: what you write in the application, with address, contact persons, bank account and tax number, and the files that you add.',
    'From partner universities and the office: names, mail addresses and telephone numbers of the people who sign, coordinate or look after agreements.',
    'From what you do: who changed what and when, so that a decision can be followed later.',
  ],
  whyTitle: 'What for',
  why: 'To conclude agreements with partner universities and to send students to them: a task in the public interest that the university has by law (GDPR, article 6, paragraph 1, point e). Nothing is decided by a program alone, nothing is sold, and nobody is followed through other websites.',
  whoTitle: 'Who gets it',
  who: [
    'The International Relations Office; of agreements also the members of the faculty who may read them.',
    'Partner universities, over the network Erasmus Without Paper: agreements with their contact persons, and no applications.',
    'You: your profile gives you everything that is kept of you as one file.',
  ],
  keptTitle: 'How long it is kept',
  kept: 'The portal itself deletes by these rules, every day; what you read here comes from the same place.',
  rest: 'Agreements, factsheets, their history, and the record of your account stay for as long as the university needs them as evidence. Backups follow the rules of the computer centre.',
  cookiesTitle: 'What your browser keeps',
  cookies:
    'Only what the portal needs to work: the language you chose, your sign-in until you log out, how you left menu, filters and appearance, and drafts of forms, which are sealed where they hold personal data. There is nothing to agree to.',
  rightsTitle: 'What you can ask for',
  rights:
    'To see, correct, delete or restrict what is kept of you, to have it in a file, and to object. Write to the office or to the data protection officer. If the answer does not help, you can complain to the Hellenic Data Protection Authority:',
};

type KeptTexts = Readonly<Record<keyof typeof RETENTION, string>>;

export const KEPT_TEXTS: Readonly<Record<LanguageTag, KeptTexts>> = {
  en: {
    applications:
      'Applications with their files, from the submission, or from the last change of one that was never submitted',
    deletedApplications: 'Applications that were deleted, from the deletion',
    mails: 'Which reminders and confirmations were mailed to you',
    bulkJobs: 'Who changed many agreements at once, and which',
    factsheetNotes: 'What was noted while factsheets of partners were fetched',
    refusedCalls: 'Calls of the network that were refused',
    releaseReports: 'That a part of the portal failed in your browser',
    faults: 'Why parts of the portal failed, without names',
    failureReports: 'Calls that failed, and that the network’s monitoring service knows of',
    sessions: 'That you logged out',
    repeatedSaves: 'That your browser made a save, in case it asks again',
  },
  el: {
    applications:
      'Αιτήσεις με τα αρχεία τους, από την υποβολή ή, αν δεν υποβλήθηκαν ποτέ, από την τελευταία αλλαγή',
    deletedApplications: 'Αιτήσεις που διαγράφηκαν, από τη διαγραφή',
    mails: 'Ποιες υπενθυμίσεις και επιβεβαιώσεις σας στάλθηκαν με email',
    bulkJobs: 'Ποιος άλλαξε πολλές συμφωνίες μαζί, και ποιες',
    factsheetNotes: 'Τι σημειώθηκε κατά τη λήψη ενημερωτικών δελτίων εταίρων',
    refusedCalls: 'Κλήσεις του δικτύου που απορρίφθηκαν',
    releaseReports: 'Ότι ένα μέρος της πύλης απέτυχε στο πρόγραμμα περιήγησής σας',
    faults: 'Γιατί απέτυχαν μέρη της πύλης, χωρίς ονόματα',
    failureReports: 'Κλήσεις που απέτυχαν και τις γνωρίζει η υπηρεσία παρακολούθησης του δικτύου',
    sessions: 'Ότι αποσυνδεθήκατε',
    repeatedSaves: 'Ότι το πρόγραμμα περιήγησής σας έκανε μια αποθήκευση, σε περίπτωση που ρωτήσει ξανά',
  },
};

/** What the privacy notice says. */
export const PRIVACY_TEXTS: Readonly<Record<LanguageTag, typeof en>> = {
  en,
  el: {
    title: 'Ενημέρωση για τα προσωπικά δεδομένα',
    intro:
      'Τι γνωρίζει η πύλη για εσάς, για ποιον σκοπό, για πόσο καιρό, και τι μπορείτε να ζητήσετε (ΓΚΠΔ, άρθρα 13 και 14).',
    controllerTitle: 'Ποιος είναι υπεύθυνος',
    controller: 'Το πανεπιστήμιο που λειτουργεί την πύλη, για τις ανταλλαγές φοιτητών με εταίρους.',
    controllerNobody: 'Το Γραφείο Διεθνών Σχέσεων σας ενημερώνει πώς θα επικοινωνήσετε μαζί του.',
    officer: 'Υπεύθυνος προστασίας δεδομένων:',
    dataTitle: 'Τι τηρείται και από πού προέρχεται',
    data: [
      'Από τη σύνδεση του πανεπιστημίου: ονοματεπώνυμο, όνομα χρήστη, διεύθυνση email, ρόλος, αριθμός μητρώου, ευρωπαϊκό αναγνωριστικό φοιτητή.',
      'Από εσάς, αν υποβάλετε αίτηση: όσα γράφετε στην αίτηση, με διεύθυνση, πρόσωπα επικοινωνίας, τραπεζικό λογαριασμό και ΑΦΜ, και τα αρχεία που προσθέτετε.',
      'Από εταίρους και από το γραφείο: ονόματα, διευθύνσεις email και τηλέφωνα όσων υπογράφουν, συντονίζουν ή παρακολουθούν συμφωνίες.',
      'Από όσα κάνετε: ποιος άλλαξε τι και πότε, ώστε μια απόφαση να μπορεί να ελεγχθεί αργότερα.',
    ],
    whyTitle: 'Για ποιον σκοπό',
    why: 'Για τη σύναψη συμφωνιών με εταίρους και την αποστολή φοιτητών σε αυτούς: καθήκον προς το δημόσιο συμφέρον που έχει το πανεπιστήμιο από τον νόμο (ΓΚΠΔ, άρθρο 6, παράγραφος 1, στοιχείο ε΄). Τίποτα δεν αποφασίζεται μόνο από πρόγραμμα, τίποτα δεν πωλείται και κανείς δεν παρακολουθείται σε άλλους ιστότοπους.',
    whoTitle: 'Ποιος τα λαμβάνει',
    who: [
      'Το Γραφείο Διεθνών Σχέσεων· για τις συμφωνίες και τα μέλη ΔΕΠ που επιτρέπεται να τις διαβάζουν.',
      'Οι εταίροι, μέσω του δικτύου Erasmus Without Paper: συμφωνίες με τα πρόσωπα επικοινωνίας τους, και καμία αίτηση.',
      'Εσείς: από το προφίλ σας λαμβάνετε όλα όσα τηρούνται για εσάς σε ένα αρχείο.',
    ],
    keptTitle: 'Για πόσο καιρό τηρούνται',
    kept: 'Η ίδια η πύλη διαγράφει κάθε μέρα με αυτούς τους κανόνες· όσα διαβάζετε εδώ προέρχονται από το ίδιο σημείο.',
    rest: 'Οι συμφωνίες, τα ενημερωτικά δελτία, το ιστορικό τους και η εγγραφή του λογαριασμού σας μένουν όσο το πανεπιστήμιο τα χρειάζεται ως αποδεικτικά στοιχεία. Τα αντίγραφα ασφαλείας ακολουθούν τους κανόνες του κέντρου πληροφορικής.',
    cookiesTitle: 'Τι κρατά το πρόγραμμα περιήγησής σας',
    cookies:
      'Μόνο όσα χρειάζεται η πύλη για να λειτουργεί: τη γλώσσα που επιλέξατε, τη σύνδεσή σας μέχρι να αποσυνδεθείτε, πώς αφήσατε μενού, φίλτρα και εμφάνιση, και πρόχειρα φορμών, σφραγισμένα όπου περιέχουν προσωπικά δεδομένα. Δεν χρειάζεται να συμφωνήσετε σε κάτι.',
    rightsTitle: 'Τι μπορείτε να ζητήσετε',
    rights:
      'Να δείτε, να διορθώσετε, να διαγράψετε ή να περιορίσετε όσα τηρούνται για εσάς, να τα λάβετε σε αρχείο και να εναντιωθείτε. Γράψτε στο γραφείο ή στον υπεύθυνο προστασίας δεδομένων. Αν η απάντηση δεν σας βοηθήσει, μπορείτε να προσφύγετε στην Αρχή Προστασίας Δεδομένων Προσωπικού Χαρακτήρα:',
  },
};

/** The official template of the Commission, where it has a text. Its wording is reused under CC BY 4.0. */
export const english = {
  title: 'Inter-institutional Agreement between Programme Countries',
  programme: 'Erasmus+ · Higher education mobility',
  subject: 'Erasmus+ inter-institutional agreement {id}',
  duration: 'Duration',
  agreementNumber: 'Agreement',
  boilerplate:
    'The institutions agree to cooperate for the exchange of students and/or staff in the context of the Erasmus+ programme. They commit to respect the quality requirements of the Erasmus Charter for Higher Education in all aspects related to the organisation and management of the mobility, including automatic recognition of the credits awarded to students by the partner institution as agreed in the Learning Agreement and confirmed in the Transcript of Records, or according to the learning outcomes of the modules completed abroad, as described in the Course Catalogue, in line with the European Credit Transfer and Accumulation System. The institutions agree on exchanging their mobility related data in line with the technical standards of the European Student Card Initiative.',
  created: 'Created on {time}',
  notice: {
    terminated: 'This agreement has been terminated.',
    notFinal: 'This agreement is not final yet.',
  },
  institution: 'Institution',
  noFactsheet: 'No factsheet of this institution was found.',
  nothingStated: 'Not stated in the factsheet.',
  email: 'Email',
  phone: 'Phone',
  website: 'Website',
  contact: 'Contact',
  type: 'Type',
  description: 'Description',
  yes: 'Yes',
  no: 'No',
  unknown: '–',
  partA: {
    letter: 'A',
    title: 'Information about institutions',
    contactDetails: 'Contact details',
    websites: 'Websites',
    contactPage: 'Contact page',
    general: 'General',
    faculty: 'Faculties',
    courseCatalogue: 'Course catalogue',
  },
  partB: {
    letter: 'B',
    title: 'Mobility numbers per academic year',
    years: 'Academic years {start} - {end}',
    amendment:
      'The partners commit to amend the tables below in case of changes in the mobility data by no later than the end of January in the preceding academic year.',
    studentMobilitiesForStudies: 'Student mobility for studies',
    studentMobilitiesForTraineeship: 'Student mobility for traineeship',
    staffMobilitiesForTeaching: 'Staff mobility for teaching',
    staffMobilitiesForTraining: 'Staff mobility for training',
    none: 'No mobility of this kind is agreed.',
    asPartnerSent: 'As the partner university words it',
    from: 'From',
    to: 'To',
    subjectArea: 'Subject area and clarification',
    studyCycle: 'Study cycle',
    blended: 'Blended',
    periods: 'Mobility periods',
    months: 'Total months',
    days: 'Total days',
    blendedNote:
      'Blended: the partners are willing to exchange students who wish to carry out their mobility in a blended format, a combination of a short-term physical mobility with a virtual component.',
  },
  partC: {
    letter: 'C',
    title: 'Recommended language skills',
    responsibility:
      'The sending institution, following agreement with the receiving institution, is responsible for providing support to its nominated candidates so that they can have the recommended language skills at the start of the study or teaching period.',
    minimum:
      'Minimum recommended levels: B1 for student mobility for studies; B2 for student mobility for traineeship, staff mobility for teaching and staff mobility for training.',
    mobility: 'Mobility',
    receiving: 'Receiving institution',
    subjectArea: 'Subject area',
    language: 'Language of instruction',
    level: 'Recommended level',
    kind: '{kind} (minimum {level})',
    none: 'No language skills are named in this agreement.',
  },
  partD: {
    letter: 'D',
    title: 'Additional requirements',
    inclusion: 'Inclusion and accessibility',
    inclusionText:
      'The institution will provide support to incoming mobile participants with special needs, according to the requirements of the Erasmus Charter for Higher Education. Information and assistance can be provided by the following contact points and information sources.',
    services: 'Available for',
    serviceNames: {
      'Step-free access': 'Step-free access',
      'Accessible rooms': 'Accessible rooms',
      'Sign language interpreting': 'Sign language interpreting',
      'Reading material in large print': 'Reading material in large print',
      'Personal assistance': 'Personal assistance',
    },
    requirements: 'Additional requirements',
    requirementsText: 'Documents and conditions that the receiving institution asks for in addition.',
    requirement: 'Requirement',
  },
  partE: {
    letter: 'E',
    title: 'Calendar',
    deadlines: 'Deadlines',
    deadlinesText:
      'Applications of incoming students and nominations must reach the receiving institution by these days.',
    applicationsAutumn: 'Applications, autumn term',
    applicationsSpring: 'Applications, spring term',
    nominationsAutumn: 'Nominations, autumn term',
    nominationsSpring: 'Nominations, spring term',
    limits: 'Decision and Transcript of Records',
    decision: 'Decision',
    decisionText: 'The institution will send its decision within {weeks} weeks, and no later than 5 weeks.',
    decisionWithoutLimit: 'The institution will send its decision no later than 5 weeks.',
    transcript: 'Transcript of Records',
    transcriptText:
      'A Transcript of Records will be issued by the institution no later than {weeks} weeks after the assessment period has finished.',
    transcriptNote:
      'The decision follows the nomination. The Transcript of Records should normally not take longer than five weeks according to the Erasmus Charter for Higher Education guidelines.',
  },
  partF: {
    letter: 'F',
    title: 'Information',
    grading: 'Grading systems',
    gradingText:
      'Receiving higher education institutions need to provide a link to the statistical distribution of grades or make the information available through EGRACONS according to the descriptions in the ECTS users’ guide. The information will facilitate the interpretation of each grade awarded to students and will facilitate the credit transfer by the sending institution.',
    gradingSystem: 'Grading system',
    visa: 'Visa',
    visaText:
      'The institution will provide assistance, when required, in securing visas for incoming and outbound mobile participants, according to the requirements of the Erasmus Charter for Higher Education. Information and assistance can be provided by the following contact points and information sources.',
    insurance: 'Insurance',
    insuranceText:
      'The institution will provide assistance in obtaining insurance for incoming and outbound mobile participants, according to the requirements of the Erasmus Charter for Higher Education. The receiving institution will inform mobile participants of cases in which insurance cover is not automatically provided. Information and assistance can be provided by the following contact points and information sources.',
    housing: 'Housing',
    housingText:
      'The institution will guide incoming mobile participants in finding accommodation, according to the requirements of the Erasmus Charter for Higher Education. Information and assistance can be provided by the following contact points and information sources.',
    additional: 'Additional information',
    infoNames: {
      'Recognition process': 'Recognition process',
      'Buddy programme': 'Buddy programme',
      'Language courses': 'Language courses',
      'Other useful information': 'Other useful information',
    },
  },
  partG: {
    letter: 'G',
    title: 'Signatures',
    text: 'Inter-institutional agreements are digitally signed.',
    signer: 'Signer',
    signingDate: 'Signing date',
    none: 'This agreement has not been signed yet.',
  },
  termination: {
    title: 'Termination of the agreement',
    text: 'It is up to the involved institutions to agree on the procedure for modifying or terminating the inter-institutional agreement. However, in the event of unilateral termination, a notice of at least one academic year should be given. This means that a unilateral decision to discontinue the exchanges notified to the other party by 1 September of a year will only take effect as of 1 September of the following year.',
    disclaimer:
      'Neither the European Commission nor the National Agencies can be held responsible in case of a conflict.',
    procedure: 'Procedure of the institution',
  },
};

export type PdfTexts = typeof english;

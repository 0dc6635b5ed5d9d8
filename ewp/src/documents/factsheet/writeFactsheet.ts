import { element, leaf, writeXml, type XmlOut } from '../../xml/writeXml.ts';
import { NS } from '../namespaces.ts';
import { writeLocalisedTexts } from '../parts/localisedText.ts';
import { writePhoneNumber } from '../parts/phoneNumber.ts';
import type { Factsheet, InformationEntry, TermDates } from './factsheet.ts';

/** Writes the answer of the Factsheet API. */
export function writeFactsheets(factsheets: readonly Factsheet[]): string {
  return writeXml(
    element('factsheet-response', factsheets.map(writeFactsheet), {
      xmlns: NS.factsheet,
      'xmlns:p': NS.phone,
    }),
  );
}

function writeFactsheet(factsheet: Factsheet): XmlOut {
  const { calendar, additionalRequirements, accessibilities, additionalInfos } = factsheet;
  return element('factsheet', [
    leaf('hei-id', factsheet.heiId),
    element('calendar', [
      writeDates('student-nominations', calendar.studentNominations),
      writeDates('student-applications', calendar.studentApplications),
    ]),
    writeInformation('application-info', factsheet.applicationInfo),
    additionalRequirements.map(({ name, details, informationWebsites }) =>
      element('additional-requirement', [
        leaf('name', name),
        leaf('details', details),
        writeLocalisedTexts('information-website', informationWebsites),
      ]),
    ),
    leaf('decision-weeks-limit', String(factsheet.decisionWeeksLimit)),
    leaf('tor-weeks-limit', String(factsheet.torWeeksLimit)),
    accessibilities.map(({ type, name, description, information }) =>
      element('accessibility', [
        leaf('type', type),
        leaf('name', name),
        leaf('description', description),
        writeInformation('information', information),
      ]),
    ),
    writeInformation('housing-info', factsheet.housingInfo),
    writeInformation('visa-info', factsheet.visaInfo),
    writeInformation('insurance-info', factsheet.insuranceInfo),
    additionalInfos.map(({ type, info }) =>
      element('additional-info', [leaf('type', type), writeInformation('info', info)]),
    ),
  ]);
}

function writeDates(name: string, { autumnTerm, springTerm }: TermDates): XmlOut {
  return element(name, [leaf('autumn-term', autumnTerm), leaf('spring-term', springTerm)]);
}

function writeInformation(name: string, { email, phoneNumber, websiteUrls }: InformationEntry): XmlOut {
  return element(name, [
    leaf('email', email),
    writePhoneNumber('p:phone-number', phoneNumber),
    writeLocalisedTexts('website-url', websiteUrls),
  ]);
}

import { childOf, childrenOf, textOf, type XmlTree } from '../../xml/xmlTree.ts';
import type { DocumentKind } from '../documentKind.ts';
import { NS } from '../namespaces.ts';
import { readLocalisedTexts } from '../parts/localisedText.ts';
import { readPhoneNumber } from '../parts/phoneNumber.ts';
import type { Factsheet, InformationEntry, TermDates } from './factsheet.ts';

const FS = NS.factsheet;

/** Answer of the Factsheet API 1.2. */
export const FACTSHEETS: DocumentKind<readonly Factsheet[]> = {
  namespace: FS,
  rootName: 'factsheet-response',
  read: (root) => childrenOf(root, FS, 'factsheet').map(readFactsheet),
};

function readFactsheet(factsheet: XmlTree): Factsheet {
  const calendar = childOf(factsheet, FS, 'calendar');
  return {
    heiId: required(factsheet, 'hei-id'),
    calendar: {
      studentNominations: readDates(calendar, 'student-nominations'),
      studentApplications: readDates(calendar, 'student-applications'),
    },
    applicationInfo: readInformation(factsheet, 'application-info'),
    additionalRequirements: childrenOf(factsheet, FS, 'additional-requirement').map((requirement) => ({
      name: required(requirement, 'name'),
      details: required(requirement, 'details'),
      informationWebsites: readLocalisedTexts(requirement, FS, 'information-website'),
    })),
    decisionWeeksLimit: Number(required(factsheet, 'decision-weeks-limit')),
    torWeeksLimit: Number(required(factsheet, 'tor-weeks-limit')),
    accessibilities: childrenOf(factsheet, FS, 'accessibility').map((accessibility) => ({
      type: required(accessibility, 'type') === 'service' ? 'service' : 'infrastructure',
      name: required(accessibility, 'name'),
      description: textOf(accessibility, FS, 'description'),
      information: readInformation(accessibility, 'information'),
    })),
    housingInfo: readInformation(factsheet, 'housing-info'),
    visaInfo: readInformation(factsheet, 'visa-info'),
    insuranceInfo: readInformation(factsheet, 'insurance-info'),
    additionalInfos: childrenOf(factsheet, FS, 'additional-info').map((info) => ({
      type: required(info, 'type'),
      info: readInformation(info, 'info'),
    })),
  };
}

function readDates(calendar: XmlTree | undefined, name: string): TermDates {
  const entry = calendar && childOf(calendar, FS, name);
  return {
    autumnTerm: required(entry, 'autumn-term').trim(),
    springTerm: required(entry, 'spring-term').trim(),
  };
}

function readInformation(parent: XmlTree, name: string): InformationEntry {
  const entry = childOf(parent, FS, name);
  const phone = entry && childOf(entry, NS.phone, 'phone-number');
  return {
    email: required(entry, 'email'),
    phoneNumber: phone === undefined ? {} : readPhoneNumber(phone),
    websiteUrls: entry === undefined ? [] : readLocalisedTexts(entry, FS, 'website-url'),
  };
}

function required(parent: XmlTree | undefined, name: string): string {
  return (parent && textOf(parent, FS, name)) ?? '';
}

export type { XmlLimits } from './xml/parseXml.ts';
export { InvalidOwnDocument, readOwnXml, readXml, type ReadXml } from './xml/readXml.ts';
export type { SchemaFault } from './xml/validateXml.ts';
export { element, leaf, writeXml, type XmlOut, type XmlOutPart } from './xml/writeXml.ts';
export { xmlThreads, type XmlThreads, type XmlThreadsSettings } from './xml/xmlThreads.ts';
export {
  attributeOf,
  childOf,
  childrenOf,
  textOf,
  textsOf,
  type XmlAttributeValue,
  type XmlTree,
} from './xml/xmlTree.ts';

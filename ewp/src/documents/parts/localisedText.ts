import { leaf, type XmlOut } from '../../xml/writeXml.ts';
import { childrenOf, type XmlTree } from '../../xml/xmlTree.ts';
import { NS } from '../namespaces.ts';

/** Text or web address in a language; `lang` is a BCP 47 tag such as `el`. */
export type LocalisedText = { readonly value: string; readonly lang?: string | undefined };

export function readLocalisedTexts(
  parent: XmlTree,
  namespace: string,
  name: string,
): readonly LocalisedText[] {
  return childrenOf(parent, namespace, name).map((child) => {
    const lang = child.attributes.find((one) => one.name === 'lang' && one.namespace === NS.xml)?.value;
    return lang ? { value: child.text, lang } : { value: child.text };
  });
}

export function writeLocalisedTexts(
  name: string,
  texts: readonly LocalisedText[],
): readonly (XmlOut | undefined)[] {
  return texts.map(({ value, lang }) => leaf(name, value, { 'xml:lang': lang }));
}

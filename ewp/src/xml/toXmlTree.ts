import type { XmlElement } from 'libxml2-wasm';
import { childElements } from './childElements.ts';
import type { XmlTree } from './xmlTree.ts';

/** Copies an element with everything below it out of libxml2's memory; comments and processing instructions stay behind. */
export function toXmlTree(element: XmlElement): XmlTree {
  const children = childElements(element).map(toXmlTree);
  return {
    namespace: element.namespaceUri,
    name: element.name,
    attributes: element.attrs.map(({ namespaceUri, name, value }) => ({
      namespace: namespaceUri,
      name,
      value,
    })),
    children,
    text: children.length === 0 ? element.content : '',
  };
}

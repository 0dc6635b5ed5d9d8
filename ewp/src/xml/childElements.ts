import { XmlElement, XmlXPath } from 'libxml2-wasm';

/** Compiled once, and kept for the life of the process. */
const CHILDREN = XmlXPath.compile('*');

/**
 * Gives the child elements in document order.
 *
 * By XPath: walking from node to node, the library breaks on processing instructions, which any document may have.
 */
export function childElements(element: XmlElement): readonly XmlElement[] {
  return element.find(CHILDREN).filter((node) => node instanceof XmlElement);
}

/**
 * One element of a document, without anything of libxml2's memory behind it.
 *
 * - name: local name; prefixes mean nothing
 * - text: of an element without child elements, its text as it stands, blanks included; else empty
 */
export type XmlTree = {
  readonly namespace: string;
  readonly name: string;
  readonly attributes: readonly XmlAttributeValue[];
  readonly children: readonly XmlTree[];
  readonly text: string;
};

export type XmlAttributeValue = {
  /** Empty for attributes without a prefix. */
  readonly namespace: string;
  readonly name: string;
  readonly value: string;
};

/** Gives the child elements of one name in one namespace, in document order. */
export function childrenOf(tree: XmlTree, namespace: string, name: string): readonly XmlTree[] {
  return tree.children.filter((child) => child.name === name && child.namespace === namespace);
}

/** Gives the first child element of a name, if there is one. */
export function childOf(tree: XmlTree, namespace: string, name: string): XmlTree | undefined {
  return tree.children.find((child) => child.name === name && child.namespace === namespace);
}

/** Gives the text of the first child of a name, if there is one. */
export function textOf(tree: XmlTree, namespace: string, name: string): string | undefined {
  return childOf(tree, namespace, name)?.text;
}

/** Gives the texts of all children of a name, in document order. */
export function textsOf(tree: XmlTree, namespace: string, name: string): readonly string[] {
  return childrenOf(tree, namespace, name).map((child) => child.text);
}

/** Gives an attribute that has no namespace. */
export function attributeOf(tree: XmlTree, name: string): string | undefined {
  return tree.attributes.find((one) => one.name === name && one.namespace === '')?.value;
}

/** Reads an xs:boolean; an absent one is false. */
export function isTrue(text: string | undefined): boolean {
  return text !== undefined && ['true', '1'].includes(text.trim());
}

import { XmlDocument, XmlElement } from 'libxml2-wasm';
import { readSchemaFile, schemaFileOf } from './schemaFiles.ts';
import path from 'node:path';

const XS = { xs: 'http://www.w3.org/2001/XMLSchema' };

const declared = new Map<string, ReadonlySet<string>>();

/** Names an element in one string, namespace included. */
export function qualifiedName(namespace: string, name: string): string {
  return `{${namespace}}${name}`;
}

/**
 * Gives the qualified names of all elements that the schema of a namespace, with all that it imports, declares anywhere.
 *
 * What is not among them was added to the specification later, or by a partner, and clients have to accept it.
 */
export function declaredElementsOf(namespace: string): ReadonlySet<string> {
  const known = declared.get(namespace);
  if (known !== undefined) return known;
  const names = new Set<string>();
  const file = schemaFileOf(namespace);
  if (file !== undefined) collect(file, names, new Set());
  declared.set(namespace, names);
  return names;
}

function collect(file: string, names: Set<string>, seen: Set<string>): void {
  if (seen.has(file)) return;
  seen.add(file);
  const { target, elements, imports } = readSchema(file);
  for (const name of elements) names.add(qualifiedName(target, name));
  for (const imported of imports) collect(path.posix.join(path.posix.dirname(file), imported), names, seen);
}

function readSchema(file: string): {
  target: string;
  elements: readonly string[];
  imports: readonly string[];
} {
  const schema = XmlDocument.fromBuffer(readSchemaFile(file));
  try {
    const valuesOf = (xpath: string, attribute: string) =>
      schema
        .find(xpath, XS)
        .flatMap((node) => (node instanceof XmlElement ? [node.attr(attribute)?.value ?? ''] : []));
    return {
      target: schema.root.attr('targetNamespace')?.value ?? '',
      elements: valuesOf('//xs:element[@name]', 'name'),
      imports: valuesOf('//xs:import[@schemaLocation]', 'schemaLocation'),
    };
  } finally {
    schema.dispose();
  }
}

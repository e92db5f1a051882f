import type {OpenApiDocument} from './document';
import {readFact, type Facts} from './limits';

/** Kinds of `x-fact` that are JSON Schema keywords too. */
const KEYWORDS: ReadonlySet<string> = new Set(['maximum', 'maxItems']);

function setLimits(node: unknown, facts: Facts): unknown {
  if (Array.isArray(node)) {
    return node.map((entry) => setLimits(entry, facts));
  }
  if (typeof node !== 'object' || node === null) {
    return node;
  }
  const copy = Object.fromEntries(
    Object.entries(node).map(([name, value]) => [name, setLimits(value, facts)]),
  );
  const wanted = (node as {'x-fact'?: Record<string, string>})['x-fact'] ?? {};
  for (const [kind, id] of Object.entries(wanted)) {
    const {value, confirmed} = readFact(kind, id, facts, id);
    if (confirmed && KEYWORDS.has(kind)) {
      copy[kind] = value;
    }
  }
  return copy;
}

/**
 * The document as it is published: limits that the owner has confirmed stand in it as
 * JSON Schema keywords, so that generated clients check them. Unconfirmed ones do not:
 * a sample figure must not get into anybody's code.
 *
 * @returns a copy
 * @throws {SpecError} for a fact that does not exist
 */
export function publishSpec(document: OpenApiDocument, facts: Facts): OpenApiDocument {
  return setLimits(document, facts) as OpenApiDocument;
}

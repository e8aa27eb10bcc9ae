import { QuoteType, Tokenizer } from 'htmlparser2';
import { createPace, type Checkpoints } from '../../../shared/pace.ts';
import type { XmlElement } from '../../../shared/reading/e-invoices/xml/xml-element.ts';
import { XmlProblem } from '../../../shared/reading/e-invoices/xml/xml-problem.ts';

const xmlLimits = {
  characters: 20_000_000,
  /** Elements and attributes, including skipped ones: twice as many as an invoice with 10,000 positions has. */
  nodes: 400_000,
  keptCharacters: 5_000_000,
  depth: 100,
  attributes: 100,
  /** Longer texts and attributes are cut, because invoices may contain pictures and files. */
  textLength: 20_000,
};

type XmlOptions = Checkpoints & {
  limits?: typeof xmlLimits;
  /** Elements of other namespaces are skipped with their content. */
  isKept?: (namespace: string) => boolean;
};

type OpenElement = {
  qualifiedName: string;
  element: XmlElement | undefined;
  prefixes: readonly string[];
};
type StartTag = {
  qualifiedName: string;
  attributes: Map<string, string>;
  current: string;
};

const sliceLength = 64 * 1024;
const noAttributes: ReadonlyMap<string, string> = new Map();
const noChildren: XmlElement[] = [];
const noPrefixes: readonly string[] = [];
const qualifiedName = /^[\p{L}_][\p{L}\p{M}\p{N}_.·-]*(?::[\p{L}_][\p{L}\p{M}\p{N}_.·-]*)?$/u;

/**
 * Reads well-formed XML with namespaces, in time and memory proportional to its length. Decodes character references and the five entities
 * of XML; a document type, which could declare others, is an error. Throws an XmlProblem.
 */
export async function readXmlTree(
  text: string,
  { checkpoint, limits = xmlLimits, isKept = () => true }: XmlOptions,
): Promise<XmlElement> {
  if (text.length > limits.characters) throw new XmlProblem('too_large', limits.characters);
  const open: OpenElement[] = [];
  let root: XmlElement | undefined;
  let tag: StartTag | undefined;
  let value = '';
  let nodes = 0;
  let keptCharacters = 0;
  const names = createNames();
  const namespaces = createNamespaces();

  const count = (at: number) => {
    nodes += 1;
    if (nodes > limits.nodes) throw new XmlProblem('too_complex', at);
  };
  const keep = (kept: string, at: number) => {
    keptCharacters += kept.length;
    if (keptCharacters > limits.keptCharacters) throw new XmlProblem('too_complex', at);
  };
  const begin = (at: number) => {
    count(at);
    if (open.length >= limits.depth) throw new XmlProblem('too_complex', at);
    if (!tag || (open.length === 0 && root)) throw new XmlProblem('not_well_formed', at);
    const parent = open.at(-1);
    const prefixes = namespaces.declare(tag.attributes);
    const [prefix, name] = splitName(tag.qualifiedName);
    const namespace = namespaces.of(prefix);
    if (prefix !== '' && namespace === '') throw new XmlProblem('not_well_formed', at);
    const isLeftOut = parent ? !parent.element || !isKept(namespace) : false;
    const attributes = tag.attributes.size === 0 ? noAttributes : tag.attributes;
    for (const [, kept] of isLeftOut ? noAttributes : attributes) keep(kept, at);
    const element = isLeftOut
      ? undefined
      : { name: names.same(name), namespace, attributes, text: '', children: noChildren };
    if (element && parent?.element) addChild(parent.element, element);
    root ??= element;
    open.push({ qualifiedName: tag.qualifiedName, element, prefixes });
    tag = undefined;
  };
  const finish = (at: number) => {
    const { element, prefixes = noPrefixes } = open.pop() ?? {};
    namespaces.forget(prefixes);
    if (!element) return;
    element.text = element.text.trim();
    keep(element.text, at);
  };
  const write = (content: string, at: number) => {
    const current = open.at(-1);
    if (!current) {
      // Only a byte order mark or padding at the end may be outside of the root element.
      if (/[^\s\0\ufeff]/.test(content)) throw new XmlProblem('not_well_formed', at);
    } else if (current.element && current.element.text.length < limits.textLength) {
      current.element.text += content.slice(0, limits.textLength);
    }
  };
  const tokenizer = new Tokenizer(
    { xmlMode: true },
    {
      onopentagname(start, end) {
        const name = text.slice(start, Math.min(end, start + 1000));
        if (!qualifiedName.test(name)) throw new XmlProblem('not_well_formed', start);
        tag = { qualifiedName: name, attributes: new Map(), current: '' };
      },
      onattribname(start, end) {
        const name = text.slice(start, Math.min(end, start + 1000));
        if (!tag || tag.attributes.has(name)) throw new XmlProblem('not_well_formed', start);
        if (tag.attributes.size >= limits.attributes) throw new XmlProblem('too_complex', start);
        count(start);
        tag.current = names.same(name);
        tag.attributes.set(tag.current, '');
        value = '';
      },
      onattribdata(start, end) {
        if (value.length < limits.textLength) {
          value += text.slice(start, Math.min(end, start + limits.textLength));
        }
      },
      onattribentity(codePoint) {
        if (value.length < limits.textLength) value += String.fromCodePoint(codePoint);
      },
      onattribend(quote, end) {
        const isQuoted = quote === QuoteType.Single || quote === QuoteType.Double;
        if (!tag || !isQuoted) throw new XmlProblem('not_well_formed', end);
        // Trimming also flattens a concatenated string, whose pieces take more memory than its characters.
        tag.attributes.set(tag.current, value.trim());
      },
      onopentagend: begin,
      onselfclosingtag(end) {
        begin(end);
        finish(end);
      },
      onclosetag(start, end) {
        const name = text.slice(start, Math.min(end, start + 1000)).trimEnd();
        if (open.at(-1)?.qualifiedName !== name) throw new XmlProblem('not_well_formed', start);
        finish(start);
      },
      ontext: (start, end) =>
        write(text.slice(start, Math.min(end, start + limits.textLength)), start),
      ontextentity: (codePoint, end) => write(String.fromCodePoint(codePoint), end),
      oncdata: (start, end, endLength) =>
        write(text.slice(start, Math.min(end - endLength, start + limits.textLength)), start),
      ondeclaration(start) {
        throw new XmlProblem('document_type', start);
      },
      oncomment: () => undefined,
      onprocessinginstruction: () => undefined,
      onend: () => undefined,
    },
  );
  const pace = createPace({ checkpoint }, sliceLength);
  for (let at = 0; at < text.length; at += sliceLength) {
    const slice = text.slice(at, at + sliceLength);
    tokenizer.write(slice);
    await pace(slice.length);
  }
  tokenizer.end();
  if (!root || open.length > 0) throw new XmlProblem('truncated', text.length);
  return root;
}

function addChild(parent: XmlElement, child: XmlElement): void {
  if (parent.children === noChildren) parent.children = [child];
  else parent.children.push(child);
}

/** Returns the same string for equal names, which saves memory because the same names are frequent. */
function createNames() {
  const known = new Map<string, string>();
  return {
    same(name: string): string {
      const same = known.get(name);
      if (same === undefined) known.set(name, name);
      return same ?? name;
    },
  };
}

function createNamespaces() {
  const declared = new Map([['xml', ['http://www.w3.org/XML/1998/namespace']]]);
  return {
    of: (prefix: string) => declared.get(prefix)?.at(-1) ?? '',
    declare(attributes: Map<string, string>): readonly string[] {
      let prefixes: string[] | undefined;
      for (const [name, namespace] of attributes) {
        const prefix = prefixOf(name);
        if (prefix === undefined) continue;
        attributes.delete(name);
        const outer = declared.get(prefix);
        if (outer) outer.push(namespace.trim());
        else declared.set(prefix, [namespace.trim()]);
        prefixes ??= [];
        prefixes.push(prefix);
      }
      return prefixes ?? noPrefixes;
    },
    forget(prefixes: readonly string[]): void {
      for (const prefix of prefixes) declared.get(prefix)?.pop();
    },
  };
}

function prefixOf(attribute: string): string | undefined {
  if (attribute === 'xmlns') return '';
  return attribute.startsWith('xmlns:') ? attribute.slice(6) : undefined;
}

function splitName(name: string): [string, string] {
  const colon = name.indexOf(':');
  return [name.slice(0, Math.max(0, colon)), name.slice(colon + 1)];
}

import { QuoteType, Tokenizer } from 'htmlparser2';
import { createPace, type Checkpoints } from '../../../../shared/pace.ts';
import type { XmlElement } from '../../../../shared/archive/e-invoices/xml/xml-element.ts';
import { XmlProblem } from '../../../../shared/archive/e-invoices/xml/xml-problem.ts';

export const xmlLimits = {
  /** Characters of the whole text. */
  characters: 20_000_000,
  elements: 400_000,
  depth: 100,
  /** Attributes of an element. */
  attributes: 100,
  /** Of a text or an attribute what is longer is left out, as pictures and files are that invoices have inside. */
  textLength: 20_000,
};

export type XmlOptions = Checkpoints & {
  limits?: typeof xmlLimits;
  /** Elements of other namespaces are left out, with what they contain. */
  isKept?: (namespace: string) => boolean;
};

type OpenElement = {
  qualifiedName: string;
  /** Undefined where it is left out. */
  element: XmlElement | undefined;
  namespaces: ReadonlyMap<string, string>;
};
type StartTag = {
  qualifiedName: string;
  attributes: Map<string, string>;
  /** The name of the attribute that is being read. */
  current: string;
};

const sliceLength = 64 * 1024;
const noAttributes: ReadonlyMap<string, string> = new Map();
const xmlNamespaces: ReadonlyMap<string, string> = new Map([
  ['xml', 'http://www.w3.org/XML/1998/namespace'],
]);
const qualifiedName = /^[\p{L}_][\p{L}\p{M}\p{N}_.·-]*(?::[\p{L}_][\p{L}\p{M}\p{N}_.·-]*)?$/u;

/**
 * Reads well-formed XML with namespaces, in time and memory in proportion to its length. Character references and the five
 * entities of XML are decoded; there is no other, as a document type ends it. Throws an XmlProblem.
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
  let elements = 0;

  const begin = (at: number) => {
    elements += 1;
    if (elements > limits.elements || open.length >= limits.depth) {
      throw new XmlProblem('too_complex', at);
    }
    if (!tag || (open.length === 0 && root)) throw new XmlProblem('not_well_formed', at);
    const parent = open.at(-1);
    const namespaces = withDeclared(parent?.namespaces ?? xmlNamespaces, tag.attributes);
    const [prefix, name] = splitName(tag.qualifiedName);
    const namespace = namespaces.get(prefix) ?? '';
    if (prefix !== '' && namespace === '') throw new XmlProblem('not_well_formed', at);
    const isLeftOut = parent ? !parent.element || !isKept(namespace) : false;
    const attributes = tag.attributes.size === 0 ? noAttributes : tag.attributes;
    const element = isLeftOut ? undefined : { name, namespace, attributes, text: '', children: [] };
    if (element) parent?.element?.children.push(element);
    root ??= element;
    open.push({ qualifiedName: tag.qualifiedName, element, namespaces });
    tag = undefined;
  };
  const finish = () => {
    const element = open.pop()?.element;
    if (element) element.text = element.text.trim();
  };
  const write = (content: string, at: number) => {
    const current = open.at(-1);
    if (!current) {
      // A byte order mark, or what fills a block at the end.
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
        tag.current = name;
        tag.attributes.set(name, '');
        value = '';
      },
      onattribdata(start, end) {
        if (value.length < limits.textLength) {
          value += text.slice(start, Math.min(end, start + limits.textLength));
        }
      },
      onattribentity(codePoint) {
        value += String.fromCodePoint(codePoint);
      },
      onattribend(quote, end) {
        const isQuoted = quote === QuoteType.Single || quote === QuoteType.Double;
        if (!tag || !isQuoted) throw new XmlProblem('not_well_formed', end);
        tag.attributes.set(tag.current, value);
      },
      onopentagend: begin,
      onselfclosingtag(end) {
        begin(end);
        finish();
      },
      onclosetag(start, end) {
        const name = text.slice(start, Math.min(end, start + 1000)).trimEnd();
        if (open.at(-1)?.qualifiedName !== name) throw new XmlProblem('not_well_formed', start);
        finish();
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

function withDeclared(
  outer: ReadonlyMap<string, string>,
  attributes: ReadonlyMap<string, string>,
): ReadonlyMap<string, string> {
  let declared: Map<string, string> | undefined;
  for (const [name, namespace] of attributes) {
    const prefix = name === 'xmlns' ? '' : name.startsWith('xmlns:') ? name.slice(6) : undefined;
    if (prefix === undefined) continue;
    declared ??= new Map(outer);
    declared.set(prefix, namespace.trim());
  }
  return declared ?? outer;
}

function splitName(name: string): [string, string] {
  const colon = name.indexOf(':');
  return [name.slice(0, Math.max(0, colon)), name.slice(colon + 1)];
}

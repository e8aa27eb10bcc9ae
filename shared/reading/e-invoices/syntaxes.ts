import type { Invoice } from './e-invoice.ts';
import { readCii } from './formats/read-cii.ts';
import { readFatturaPa } from './formats/read-fattura-pa.ts';
import { readKsef } from './formats/read-ksef.ts';
import { readUbl } from './formats/read-ubl.ts';
import type { RootTag } from './xml/root-tag.ts';
import type { XmlElement } from './xml/xml-element.ts';

type Syntax = {
  read: (root: XmlElement) => Iterable<Invoice> | undefined;
  isOwn: (namespace: string) => boolean;
};

const ubl = 'urn:oasis:names:specification:ubl:schema:xsd:';
const uncefact = 'urn:un:unece:uncefact:';
const crossIndustryInvoice = `${uncefact}data:standard:CrossIndustryInvoice:`;
const ferd = 'urn:ferd:CrossIndustryDocument:invoice:';
const ksef = 'http://crd.gov.pl/';
const italian = /^https?:\/\/[\w.-]*\b(?:agenziaentrate|fatturapa)\.gov\.it\/\S*\/v1\.\d$/;

/** Returns the syntax of a root element; undefined if it is not that of an invoice, but an order for example. */
export function syntaxOf({ name, namespace }: RootTag): Syntax | undefined {
  switch (name) {
    case 'Invoice':
    case 'CreditNote':
      return namespace === `${ubl}${name}-2`
        ? { read: readUbl, isOwn: (each) => each.startsWith(ubl) }
        : undefined;
    case 'CrossIndustryInvoice':
      return namespace.startsWith(crossIndustryInvoice)
        ? { read: readCii, isOwn: (each) => each.startsWith(uncefact) }
        : undefined;
    case 'CrossIndustryDocument':
      return namespace.startsWith(ferd)
        ? { read: readCii, isOwn: (each) => each.startsWith(uncefact) || each.startsWith(ferd) }
        : undefined;
    case 'FatturaElettronica':
    case 'FatturaElettronicaSemplificata':
      return italian.test(namespace)
        ? { read: readFatturaPa, isOwn: (each) => each === '' || each === namespace }
        : undefined;
    case 'Faktura':
      return namespace.startsWith(`${ksef}wzor/`)
        ? { read: readKsef, isOwn: (each) => each.startsWith(ksef) }
        : undefined;
    default:
      return undefined;
  }
}

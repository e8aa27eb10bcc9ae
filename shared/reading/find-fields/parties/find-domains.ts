import type { Cell } from '../paper/paper.ts';

const domain =
  /(?<![a-z0-9@._%+-])(?:[a-z0-9._%+-]{1,64}@|https?:\/\/|www\.)(?:www\.)?([a-z0-9-]{1,63}(?:\.[a-z0-9-]{1,63}){1,4})/g;
const mostDomains = 200;
const freeMail =
  /^(?:gmail|googlemail|gmx|web|yahoo|hotmail|outlook|live|icloud|aol|t-online|freenet|orange|wanadoo|laposte|free|libero|alice|tiscali|virgilio|ziggo|kpnmail|wp|onet|o2|interia|sapo|uol|bol|terra|telefonica|protonmail|proton|me|msn|posteo|mail)\./;

const address = /(?<![a-z0-9@._%+-])[a-z0-9._%+-]{1,64}@[a-z0-9-]{1,63}(?:\.[a-z0-9-]{1,63}){1,4}/g;

type PrintedDomain = Cell & { domain: string };

/** Returns the domains of websites and mail addresses, except those of mail providers. */
export function findDomains(folded: string): PrintedDomain[] {
  const found: PrintedDomain[] = [];
  for (const { 0: text, 1: name = '', index } of folded.matchAll(domain)) {
    if (found.length >= mostDomains) break;
    if (!freeMail.test(name)) found.push({ domain: name, start: index, end: index + text.length });
  }
  return found;
}

/** Returns addresses at public mail providers, which identify a person only as a whole. */
export function findFreeMailAddresses(folded: string): (Cell & { address: string })[] {
  const found: (Cell & { address: string })[] = [];
  for (const { 0: text, index } of folded.matchAll(address)) {
    if (found.length >= mostDomains) break;
    const domainName = text.slice(text.indexOf('@') + 1);
    if (freeMail.test(domainName))
      found.push({ address: text, start: index, end: index + text.length });
  }
  return found;
}

/** Returns whether a domain equals another one, or is a subdomain of it. */
export function isOfDomain(domainName: string, other: string): boolean {
  return domainName === other || domainName.endsWith(`.${other}`);
}

/** Returns the registrable part of a domain: `stadtwerke-ulm.de` for `kunden.stadtwerke-ulm.de`. */
export function registrableDomain(domainName: string): string {
  const core = coreOf(domainName);
  const parts = domainName.split('.');
  return parts.slice(parts.lastIndexOf(core)).join('.');
}

/** Returns the name in a domain: `stadtwerke-ulm` for `kunden.stadtwerke-ulm.de`. */
export function coreOf(domainName: string): string {
  const parts = domainName.split('.');
  const isCountry = /^(?:co|com|org|gov|ac|edu|net)$/.test(parts.at(-2) ?? '') && parts.length > 2;
  return parts.at(isCountry ? -3 : -2) ?? '';
}

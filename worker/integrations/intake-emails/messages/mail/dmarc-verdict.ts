import type { Header } from '../../../../../shared/mime/parts/header.ts';
import { withoutCommentsAndQuotes } from './plain-header.ts';

export type DmarcVerdict = 'pass' | 'fail' | 'none';

/** The name that the server of Cloudflare Email Routing uses for itself. It receives all mail of a Worker. */
const receivingServer = 'mx.cloudflare.net';

/**
 * Reads the topmost Authentication-Results (RFC 8601): a server adds its own above everything it
 * received, so anything that a sender wrote is below. A pass counts only with the name of the
 * receiving server, which must remove forged ones with its name (section 5), and only for the
 * domain of `sender`. A failure counts with any name, because a sender has no reason to forge a
 * failure.
 */
export function dmarcVerdictOf(header: Header, sender: string): DmarcVerdict {
  const topmost = header.find(({ name }) => name === 'authentication-results');
  if (!topmost) return 'none';
  const plain = withoutCommentsAndQuotes(topmost.value);
  const [server = '', ...results] = (plain ?? topmost.value).split(';');
  const ofDmarc = results.filter((result) => resultPattern.test(result));
  const values = ofDmarc.map((result) => resultPattern.exec(result)?.[1]?.toLowerCase());
  if (values.includes('fail')) return 'fail';
  const isOurs =
    plain !== null && serverPattern.exec(server)?.[1]?.toLowerCase() === receivingServer;
  const isPass = values.length > 0 && values.every((value) => value === 'pass');
  return isOurs && isPass && ofDmarc.every((result) => concerns(result, sender)) ? 'pass' : 'none';
}

const serverPattern = /^\s*(\S+)(?:\s+\d+)?\s*$/;

const resultPattern = /^\s*dmarc\s*(?:\/\s*\d+\s*)?=\s*([a-z]+)\b/i;

function concerns(result: string, sender: string): boolean {
  const named = /\sheader\.from\s*=\s*(\S+)/i.exec(result)?.[1]?.toLowerCase();
  if (named === undefined) return true;
  const domain = sender.slice(sender.lastIndexOf('@') + 1);
  return domain === named || domain.endsWith(`.${named}`);
}

import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path/posix';

const withoutBlocks = (markdown: string) => markdown.replace(/^ *```.*?^ *```$/gms, '');

/** Returns GitHub's anchors for the headings of a text. */
function anchorsOf(markdown: string): Set<string> {
  const anchors = new Set<string>();
  for (const [, heading = ''] of withoutBlocks(markdown).matchAll(/^#{1,6} (.*)$/gm)) {
    const slug = heading
      .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, '')
      .replaceAll(' ', '-');
    let anchor = slug;
    for (let count = 1; anchors.has(anchor); count++) anchor = `${slug}-${count}`;
    anchors.add(anchor);
  }
  return anchors;
}

/** Returns the targets of links and images, except for those inside code. */
export function linksIn(markdown: string): string[] {
  const prose = withoutBlocks(markdown).replace(/`[^`]*`/g, '');
  return [...prose.matchAll(/\]\(([^)\s]*)\)/g)].map(([, target = '']) => target);
}

/** Returns the links of a page to a missing file or heading of the repository. */
export function brokenLinks(root: string, page: string, markdown: string): string[] {
  const leadsNowhere = (link: string) => {
    if (/^[a-z]+:/i.test(link)) return false;
    const [path = '', anchor] = link.split('#');
    const target = path === '' ? page : join(dirname(page), path);
    if (target.startsWith('../')) return true;
    if (target !== page && !existsSync(join(root, target))) return true;
    if (anchor === undefined) return false;
    if (!target.endsWith('.md')) return true;
    const text = target === page ? markdown : readFileSync(join(root, target), 'utf8');
    return !anchorsOf(text).has(anchor);
  };
  return linksIn(markdown).filter(leadsNowhere);
}

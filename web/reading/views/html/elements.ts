export const shownElements: ReadonlySet<string> = new Set(
  `a abbr address article aside b bdi bdo big blockquote br caption center cite code col colgroup dd del details dfn div dl
  dt em figcaption figure font footer h1 h2 h3 h4 h5 h6 header hr i ins kbd li main mark nav ol p pre q rp rt ruby s samp
  section small span strike strong sub summary sup table tbody td tfoot th thead time tr tt u ul var wbr`.split(
    /\s+/,
  ),
);

export const hiddenElements: ReadonlySet<string> = new Set(
  `applet audio canvas embed frameset iframe math noembed noframes object script select svg template textarea title video`.split(
    /\s+/,
  ),
);

const shownAttributes: ReadonlySet<string> = new Set(
  `align alt bgcolor border cellpadding cellspacing class color cols dir face height hspace lang nowrap size start title type
  valign value vspace width`.split(/\s+/),
);

/** Maximum columns and rows of a cell. */
const longestSpans = new Map([
  ['colspan', 100],
  ['rowspan', 1000],
  ['span', 100],
]);

export function shownAttributesOf(attributes: Readonly<Record<string, string>>) {
  return Object.fromEntries(
    Object.entries(attributes).flatMap(([name, value]) => {
      const longest = longestSpans.get(name);
      if (longest !== undefined) {
        return [[name, String(Math.min(Number.parseInt(value, 10) || 1, longest))]];
      }
      return shownAttributes.has(name) ? [[name, value]] : [];
    }),
  );
}

/**
 * Returns the attributes of a link that opens in a new tab without access to this one; none if the address is invalid.
 */
export function linkAttributes(href: string | undefined): Record<string, string> {
  const url = URL.parse((href ?? '').trim());
  if (!url || !/^(?:https?|mailto|tel):$/.test(url.protocol)) return {};
  return { href: url.href, title: url.href, target: '_blank', rel: 'noopener noreferrer' };
}

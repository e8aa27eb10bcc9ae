const facturX = /^urn:(factur-x\.eu|zugferd\.de):(\dp\d)(?:_\w+)?:(\w+)$/i;
const zugferd1 = /^urn:ferd:(?:CrossIndustryDocument:)?invoice:1p0:(\w+)$/i;
const xRechnungVersion = /^[_:](?:[a-z\d]+_)*(\d+\.\d+)/;

/** Returns the common name of the guideline that an invoice names; null for an unknown one. */
export function profileOf(guideline: string | null): string | null {
  if (guideline === null) return null;
  const id = guideline.trim();
  const [, xRechnung = ''] = id.toLowerCase().split('xrechnung', 2);
  const version = xRechnungVersion.exec(xRechnung)?.[1];
  if (version) return `XRechnung ${version}${id.includes('extension') ? ' Extension' : ''}`;
  if (id.includes('peppol.eu:2017:poacc:billing')) return 'Peppol BIS Billing 3.0';
  const part = id.split('#').at(-1) ?? id;
  const [, maker, release, level] = facturX.exec(part) ?? facturX.exec(lastUrn(id)) ?? [];
  if (maker && release && level) {
    const name = maker.startsWith('factur') ? 'Factur-X' : 'ZUGFeRD';
    return `${name} ${release.replace('p', '.')} ${levelName(level)}`;
  }
  const old = zugferd1.exec(id)?.[1];
  if (old) return `ZUGFeRD 1.0 ${levelName(old)}`;
  return id.startsWith('urn:cen.eu:en16931:2017') ? 'EN 16931' : null;
}

function lastUrn(id: string): string {
  return `urn:${id.split(':').slice(-3).join(':')}`;
}

function levelName(level: string): string {
  const upper = level.toUpperCase();
  if (upper === 'BASICWL') return 'BASIC WL';
  return upper === 'EN16931' ? 'EN 16931' : upper;
}

/** Linear sRGB, each channel 0 to 1. */
type Rgb = readonly [number, number, number];

/** From OKLCH as CSS writes it (lightness 0 to 1, hue in degrees); matrices by Björn Ottosson, "A perceptual color space". */
export function rgbFromOklch(lightness: number, chroma: number, hue: number): Rgb {
  const angle = (hue * Math.PI) / 180;
  return rgbFromOklab(lightness, chroma * Math.cos(angle), chroma * Math.sin(angle));
}

function rgbFromOklab(lightness: number, a: number, b: number): Rgb {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

export function rgbFromHex(hex: string): Rgb {
  const channel = (start: number) => {
    const value = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return [channel(1), channel(3), channel(5)];
}

/** `color-mix(in oklab, first share, second)`. */
export function mixInOklab(first: Rgb, second: Rgb, share: number): Rgb {
  const [l1, a1, b1] = oklabFromRgb(first);
  const [l2, a2, b2] = oklabFromRgb(second);
  const mix = (x: number, y: number) => x * share + y * (1 - share);
  return rgbFromOklab(mix(l1, l2), mix(a1, a2), mix(b1, b2));
}

function oklabFromRgb([r, g, b]: Rgb): Rgb {
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

/** The WCAG 2 contrast ratio, 1 to 21. */
export function contrastOf(first: Rgb, second: Rgb): number {
  const [light, dark] = [luminanceOf(first), luminanceOf(second)].toSorted((a, b) => b - a) as [
    number,
    number,
  ];
  return (light + 0.05) / (dark + 0.05);
}

function luminanceOf(color: Rgb): number {
  const [r, g, b] = color.map((channel) => Math.min(1, Math.max(0, channel))) as [
    number,
    number,
    number,
  ];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

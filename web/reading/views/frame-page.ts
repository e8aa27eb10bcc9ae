import style from './frame.css?raw';

/** Content in the frame can load, run or send nothing, whatever it contains. Only embedded pictures are shown. */
const policy =
  "default-src 'none'; img-src data:; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'";

export function framePage(html: string, language: string): string {
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${policy}"><meta name="referrer" content="no-referrer"><style>${style}</style></head><body>${html}</body></html>`;
}

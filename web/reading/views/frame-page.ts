import style from './frame.css?raw';

/**
 * Nothing is loaded, run or sent by what is in a frame, whatever gets into it. Only pictures within the page itself are shown.
 */
const policy =
  "default-src 'none'; img-src data:; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'";

/** The source of a frame around cleaned HTML. */
export function framePage(html: string, language: string): string {
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${policy}"><meta name="referrer" content="no-referrer"><style>${style}</style></head><body>${html}</body></html>`;
}

declare module 'tesseract.js-core/tesseract-core-simd-lstm.js' {
  const createCore: import('./tesseract-core.ts').CreateTesseractCore;
  export default createCore;
}

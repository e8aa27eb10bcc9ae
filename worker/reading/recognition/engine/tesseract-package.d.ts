declare module 'tesseract.js-core/tesseract-core-simd-lstm.js' {
  const createCore: unknown;
  export default createCore;
}

// Adds previews to the page of a share link, which works without it. The files are shown, never run: pictures as pictures, texts as
// texts, and PDFs as drawings of their pages.
const dialog = document.querySelector('dialog')
const place = dialog?.querySelector('div')
let shown = 0

for (const button of document.querySelectorAll('[data-preview]')) {
  button.hidden = false
  button.addEventListener('click', () => open(button.dataset))
}
dialog?.addEventListener('close', () => clear())

async function open({ preview, kind, name }) {
  const number = clear()
  dialog.querySelector('strong').textContent = name
  place.textContent = dialog.dataset.loading
  dialog.showModal()
  try {
    await show[kind](preview, name, () => number === shown)
  } catch {
    if (number === shown) place.textContent = dialog.dataset.failed
  }
}

function clear() {
  place.replaceChildren()
  place.scrollTop = 0
  return ++shown
}

const show = {
  async image(url, alt, isWanted) {
    const image = Object.assign(new Image(), { src: url, alt })
    await image.decode()
    if (isWanted()) place.replaceChildren(image)
  },
  async 'small-picture'(url, alt, isWanted) {
    await show.image(url, alt, isWanted)
    if (isWanted()) place.append(Object.assign(document.createElement('p'), { textContent: dialog.dataset.smallPicture }))
  },
  async text(url, _name, isWanted) {
    const response = await fetch(url, { headers: { range: 'bytes=0-999999' } })
    if (!response.ok) throw new Error('Not loaded')
    const pre = Object.assign(document.createElement('pre'), { textContent: await response.text() })
    if (isWanted()) place.replaceChildren(pre)
  },
  async pdf(url, _name, isWanted) {
    const { GlobalWorkerOptions, getDocument } = await import('/pdfjs/build/pdf.min.mjs')
    GlobalWorkerOptions.workerSrc = '/pdfjs/build/pdf.worker.min.mjs'
    const task = getDocument({
      url,
      rangeChunkSize: 1024 * 1024,
      disableAutoFetch: true,
      disableStream: true,
      isEvalSupported: false,
      cMapUrl: '/pdfjs/cmaps/',
      iccUrl: '/pdfjs/iccs/',
      standardFontDataUrl: '/pdfjs/standard_fonts/',
      wasmUrl: '/pdfjs/wasm/',
    })
    dialog.addEventListener('close', () => task.destroy(), { once: true })
    const pdf = await task.promise
    if (!isWanted()) return
    const first = (await pdf.getPage(1)).getViewport({ scale: 1 })
    const width = Math.min(place.clientWidth - 32, 900)
    // A page is drawn once it comes near, so that long files need little memory.
    const near = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries) {
          if (!isIntersecting) continue
          near.unobserve(target)
          draw(pdf, target, width).catch(() => undefined)
        }
      },
      { root: place, rootMargin: '100%' },
    )
    const pages = Array.from({ length: pdf.numPages }, (_, index) => {
      const canvas = Object.assign(document.createElement('canvas'), { width, height: (width * first.height) / first.width })
      canvas.dataset.page = index + 1
      canvas.setAttribute('role', 'img')
      canvas.setAttribute('aria-label', index + 1)
      canvas.style.maxWidth = width + 'px'
      return canvas
    })
    place.replaceChildren(...pages)
    for (const canvas of pages) near.observe(canvas)
  },
}

async function draw(pdf, canvas, width) {
  const page = await pdf.getPage(Number(canvas.dataset.page))
  const { width: natural } = page.getViewport({ scale: 1 })
  const viewport = page.getViewport({ scale: (width / natural) * Math.min(devicePixelRatio, 2) })
  canvas.width = viewport.width
  canvas.height = viewport.height
  await page.render({ canvas, canvasContext: canvas.getContext('2d'), viewport }).promise
}

// Sends files for a request: two at a time, each again by itself when its upload breaks off. The page shows what has arrived, as the
// server says it, and saves a receipt of it.
const form = document.querySelector('form.send')
const texts = JSON.parse(form.dataset.texts)
const { api, language } = form.dataset
const sender = form.querySelector('#sender')
const sentSection = document.querySelector('section.sent')
const list = sentSection.querySelector('.files')
const closed = document.querySelector('.closed')
const said = document.querySelector('[data-said]')
const receipt = document.querySelector('.receipt')
const mailForm = document.querySelector('[data-mail]')

const atOnce = 2
const longestPause = 60
/** Seconds in which nothing of a file arrives before its upload counts as broken. */
const patience = 90

let upload
let sent = []
/** What is chosen and not yet sent: `{ file, item, state, part, problem, row, attempts }`. */
let queue = []

for (const input of form.querySelectorAll('input[type=file]')) {
  input.addEventListener('change', () => {
    add([...input.files], itemOf(input))
    input.value = ''
  })
}
const drop = form.querySelector('.drop')
if (drop) {
  for (const type of ['dragenter', 'dragover']) {
    addEventListener(type, (event) => {
      event.preventDefault()
      drop.classList.add('over')
    })
  }
  for (const type of ['dragleave', 'drop']) addEventListener(type, () => drop.classList.remove('over'))
  addEventListener('drop', (event) => {
    event.preventDefault()
    if (!form.hidden) add([...event.dataTransfer.files])
  })
}
form.addEventListener('submit', (event) => event.preventDefault())
sender?.addEventListener('input', () => sender.setCustomValidity(''))
receipt.querySelector('[data-receipt]').addEventListener('click', saveReceipt)
mailForm?.addEventListener('submit', mailReceipt)
addEventListener('online', () => queue.filter(({ state }) => state === 'broken').forEach(retry))
addEventListener('beforeunload', (event) => {
  if (queue.some(({ state }) => state !== 'failed')) event.preventDefault()
})
load()

/** What the request says now. One that has ended meanwhile has a page of its own. */
async function load() {
  const response = await fetch(api).catch(() => undefined)
  if (!response) return void setTimeout(load, 5000)
  if (response.status < 500 && !response.ok) return location.reload()
  if (!response.ok) return void setTimeout(load, 5000)
  const body = await response.json()
  upload = body.upload
  sent = body.files
  show()
}

function show() {
  const isOpen = upload.state === 'open'
  form.hidden = !isOpen
  closed.hidden = isOpen
  closed.textContent = isOpen ? '' : (texts[upload.state] ?? texts.full)
  for (const row of form.querySelectorAll('[data-item]')) {
    row.querySelector('.state').hidden = !upload.checklist[row.dataset.item]?.isDone
  }
  form.querySelector('[data-left]').textContent = leftText()
  sentSection.hidden = sent.length + queue.length === 0
  receipt.hidden = sent.length === 0
  list.replaceChildren(...queue.map(queuedRow), ...sent.map(sentRow))
}

function leftText() {
  const { filesLeft, filesLeftToday, bytesLeft, maxFileBytes } = upload
  const isOfDay = filesLeftToday !== null && filesLeftToday < filesLeft
  const left = { files: filesLeftNow().toLocaleString(language), size: sizeText(bytesLeft) }
  const parts = [fill(isOfDay ? texts.leftToday : texts.left, left)]
  if (maxFileBytes !== null && maxFileBytes < bytesLeft) parts.push(fill(texts.each, { size: sizeText(maxFileBytes) }))
  return parts.join(' · ')
}

function filesLeftNow() {
  return Math.min(upload.filesLeft, upload.filesLeftToday ?? Infinity)
}

function add(files, item) {
  if (sender && sender.value.trim() === '') {
    sender.setCustomValidity(texts.nameMissing)
    sender.reportValidity()
    return
  }
  for (const file of files) {
    const entry = { file, item, state: 'waits', part: 0, attempts: 0 }
    entry.problem = problemOf(file)
    if (entry.problem) entry.state = 'failed'
    queue.push(entry)
  }
  show()
  sendNext()
}

/** Why a file is not worth sending, in words. */
function problemOf(file) {
  const waiting = queue.filter(({ state }) => state !== 'failed')
  const bytes = waiting.reduce((sum, { file: { size } }) => sum + size, 0)
  if (file.size === 0) return texts['document.empty']
  if (upload.maxFileBytes !== null && file.size > upload.maxFileBytes) {
    return fill(texts.tooLarge, { size: sizeText(upload.maxFileBytes) })
  }
  if (waiting.length >= filesLeftNow() || bytes + file.size > upload.bytesLeft) return texts.noRoom
}

function sendNext() {
  while (queue.filter(({ state }) => state === 'sends').length < atOnce) {
    const next = queue.find(({ state }) => state === 'waits')
    if (!next) return
    send(next)
  }
}

function send(entry) {
  entry.state = 'sends'
  entry.part = 0
  const body = new FormData()
  body.set('metadata', JSON.stringify({ sender: sender?.value.trim() || undefined, item: entry.item }))
  body.set('file', entry.file)
  const request = new XMLHttpRequest()
  let timer
  const watch = () => {
    clearTimeout(timer)
    timer = setTimeout(() => request.abort(), patience * 1000)
  }
  request.open('POST', `${api}/files`)
  request.upload.addEventListener('progress', ({ loaded, total }) => {
    watch()
    entry.part = loaded / total
    const bar = entry.row?.querySelector('progress')
    if (bar) bar.value = entry.part
  })
  request.addEventListener('loadend', () => {
    clearTimeout(timer)
    settle(entry, request)
  })
  request.send(body)
  watch()
  show()
}

async function settle(entry, request) {
  const { status } = request
  if (status === 201) {
    queue.splice(queue.indexOf(entry), 1)
    say(`${entry.file.name}: ${texts.sent}`)
    await load()
  } else if (status === 0 || status === 408 || status === 429 || status >= 500) {
    breakOff(entry, Number(request.getResponseHeader('retry-after') ?? 0))
  } else {
    entry.state = 'failed'
    entry.problem = problemText(codeOf(request))
    say(`${entry.file.name}: ${entry.problem}`)
    if (status === 403 || status === 404 || status === 410) await load()
  }
  sendNext()
  show()
}

function breakOff(entry, retryAfter) {
  entry.state = 'broken'
  entry.attempts += 1
  const pause = Math.max(retryAfter, Math.min(2 ** entry.attempts, longestPause))
  entry.timer = setTimeout(() => retry(entry), pause * 1000)
}

function retry(entry) {
  clearTimeout(entry.timer)
  entry.state = 'waits'
  sendNext()
  show()
}

function codeOf(request) {
  try {
    return JSON.parse(request.responseText).error.code
  } catch {
    return undefined
  }
}

function problemText(code) {
  if (code === 'document.size_too_large') return fill(texts.tooLarge, { size: sizeText(upload.maxFileBytes) })
  if (code === 'limit.reached') return texts.noRoom
  return texts[code] ?? texts.failed
}

async function takeBack({ id }) {
  await fetch(`${api}/files/${id}`, { method: 'DELETE' }).catch(() => undefined)
  await load()
}

function queuedRow(entry) {
  const { file, state, part, problem } = entry
  const row = rowOf(file.name, [sizeText(file.size)])
  entry.row = row
  const about = row.querySelector('.about')
  if (state === 'sends') about.append(Object.assign(document.createElement('progress'), { value: part, max: 1, ariaLabel: file.name }))
  if (state === 'waits') about.append(textOf('p', texts.waits))
  if (state === 'broken') about.append(textOf('p', texts.broken))
  if (state === 'failed') {
    about.append(textOf('p', problem, 'problem'))
    row.append(buttonOf(texts.again, file.name, () => {
      entry.problem = problemOf(file)
      if (!entry.problem) retry(entry)
      show()
    }))
  }
  return row
}

function sentRow(file) {
  const facts = [texts.sent, sizeText(file.size), timeText(file.receivedAt)]
  if (file.item !== null) facts.unshift(upload.checklist[file.item]?.text)
  const row = rowOf(file.name, facts)
  row.querySelector('.about').append(textOf('p', `SHA-256 ${file.sha256}`, 'hash'))
  const until = file.removableUntil === null ? 0 : new Date(file.removableUntil) - Date.now()
  if (until > 0) {
    const button = buttonOf(texts.remove, file.name, () => takeBack(file))
    setTimeout(() => button.remove(), until)
    row.append(button)
  }
  return row
}

function rowOf(name, facts) {
  const row = document.createElement('li')
  const about = textOf('div', '', 'about')
  about.append(textOf('h3', name), textOf('p', facts.filter(Boolean).join(' · ')))
  row.append(about)
  return row
}

function buttonOf(label, name, run) {
  const button = Object.assign(textOf('button', label), { type: 'button', ariaLabel: `${label}: ${name}` })
  button.addEventListener('click', run)
  return button
}

function textOf(tag, text, className = '') {
  return Object.assign(document.createElement(tag), { textContent: text, className })
}

function saveReceipt() {
  const lines = sent.map(({ name, size, sha256, receivedAt }) =>
    [name, `${size.toLocaleString(language)} B`, `SHA-256 ${sha256}`, new Date(receivedAt).toISOString()].join('\n'),
  )
  const text = [`${upload.organizationName}\n${upload.title}\n${location.origin}`, ...lines].join('\n\n')
  const url = URL.createObjectURL(new Blob([text + '\n'], { type: 'text/plain' }))
  Object.assign(document.createElement('a'), { href: url, download: `${upload.title}.txt` }).click()
  setTimeout(() => URL.revokeObjectURL(url), 1000)
}

async function mailReceipt(event) {
  event.preventDefault()
  const button = mailForm.querySelector('button')
  button.disabled = true
  const body = JSON.stringify({ email: mailForm.querySelector('input').value })
  const headers = { 'content-type': 'application/json' }
  const response = await fetch(`${api}/receipt`, { method: 'POST', headers, body }).catch(() => undefined)
  button.disabled = false
  const isMailed = response?.status === 204
  const isBefore = response?.status === 409
  mailForm.hidden = isMailed || isBefore
  const mailed = document.querySelector('[data-mailed]')
  mailed.hidden = false
  mailed.textContent = isMailed ? texts.mailed : isBefore ? texts.mailedBefore : texts.notMailed
  say(mailed.textContent)
}

function say(text) {
  said.textContent = text
}

function itemOf(input) {
  const row = input.closest('[data-item]')
  return row ? Number(row.dataset.item) : undefined
}

function fill(text, values) {
  return text.replaceAll(/\{\{(\w+)\}\}/g, (whole, name) => values[name] ?? whole)
}

function timeText(time) {
  return new Date(time).toLocaleString(language, { dateStyle: 'medium', timeStyle: 'short' })
}

function sizeText(bytes) {
  const [unit, value] =
    bytes < 1000 ? ['byte', bytes] : bytes < 999_950 ? ['kilobyte', bytes / 1000] : bytes < 999_950_000 ? ['megabyte', bytes / 1e6] : ['gigabyte', bytes / 1e9]
  return value.toLocaleString(language, { style: 'unit', unit, unitDisplay: unit === 'byte' ? 'long' : 'short', maximumFractionDigits: 1 })
}

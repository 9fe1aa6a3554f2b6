// Searches the reference while its reader types. Without this script the form asks the server, which leaves the same operations.

const form = document.querySelector('#reference-search')
const input = document.querySelector('#reference-asked')
const found = document.querySelector('#reference-found')

/** Every operation with its text and its entry in the navigation. */
const operations = elements('.operation').map((section) => ({
  parts: [section, ...elements(`[data-for="${section.id}"]`)],
  text: textOf(section),
}))

/**
 * @param {string} selector
 * @param {ParentNode} root
 * @returns {HTMLElement[]}
 */
function elements(selector, root = document) {
  return [...root.querySelectorAll(selector)].filter((element) => element instanceof HTMLElement)
}

/**
 * What an operation says, without its examples.
 * @param {HTMLElement} section
 */
function textOf(section) {
  const texts = [...section.children].filter((part) => part.querySelector('details') === null)
  return `${section.id} ${texts.map((part) => part.textContent).join(' ')}`.toLowerCase()
}

/** What is asked for. */
function askedFor() {
  return input instanceof HTMLInputElement ? input.value.trim() : ''
}

function search() {
  const asked = askedFor()
  const words = asked.toLowerCase().split(/\s+/)
  let count = 0
  for (const { parts, text } of operations) {
    const isFound = words.every((word) => text.includes(word))
    for (const part of parts) part.hidden = !isFound
    if (isFound) count++
  }
  for (const group of elements('[data-group]')) {
    group.hidden = elements('.operation, [data-for]', group).every((part) => part.hidden)
  }
  if (found === null) return
  if (asked === '') found.textContent = `${count} operations`
  else found.textContent = count === 0 ? `No operation holds “${asked}”` : `${count} of them hold “${asked}”`
}

// What the server left out cannot be found here: then the form goes on asking it.
if (form !== null && input instanceof HTMLInputElement && !new URLSearchParams(location.search).get('q')) {
  form.querySelector('button')?.remove()
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    search()
  })
  input.addEventListener('input', search)
  document.addEventListener('keydown', (event) => {
    const isTyping = event.target instanceof HTMLElement && event.target.matches('input, textarea, select')
    if (event.key !== '/' || isTyping || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    input.focus()
  })
}

// A link to an operation that the search hides shows all of them again.
addEventListener('hashchange', () => {
  const target = document.getElementById(location.hash.slice(1))
  if (target?.closest('[hidden]') && input instanceof HTMLInputElement) {
    input.value = ''
    search()
    target.scrollIntoView()
  }
})

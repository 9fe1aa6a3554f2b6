// A button beside every text that is there to be taken along. Without script the text can still be selected.
for (const box of document.querySelectorAll('[data-copy]')) {
  const name = box.getAttribute('data-copy') ?? ''
  const button = document.createElement('button')
  button.type = 'button'
  button.className = 'quiet'
  button.textContent = 'Copy'
  button.setAttribute('aria-label', `Copy: ${name}`)
  button.addEventListener('click', () => void copy(box, name))
  box.append(button)
}

/**
 * @param {Element} box
 * @param {string} name
 */
async function copy(box, name) {
  const code = box.querySelector('code')
  if (code === null) return
  try {
    await navigator.clipboard.writeText(code.textContent ?? '')
    say(`Copied: ${name}.`)
  } catch {
    // Browsers let only secure pages copy: then it is selected, and the keyboard does the rest.
    getSelection()?.selectAllChildren(code)
    say('It is selected: copy it with the keyboard.')
  }
}

/** @param {string} text */
function say(text) {
  const note = document.getElementById('live-note')
  if (note !== null) note.textContent = text
}

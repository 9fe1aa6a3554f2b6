/** What a person has set on an element, and a refresh leaves as it is. */
const KEPT_ATTRIBUTES = new Set(['open', 'value', 'checked'])

/**
 * Makes an element like another one, touching only what differs, so that focus, selection, scroll and open details stay. What is inside
 * an element with `data-kept` is a script's own and is left alone. Says whether anything was changed.
 * @param {Element} element
 * @param {Element} wanted
 * @returns {boolean}
 */
export function patch(element, wanted) {
  if (element.isEqualNode(wanted)) return false
  let isChanged = patchAttributes(element, wanted)
  if (element.hasAttribute('data-kept')) return isChanged
  const nodes = [...element.childNodes]
  const wantedNodes = [...wanted.childNodes]
  for (const [index, next] of wantedNodes.entries()) {
    const node = nodes[index]
    if (node === undefined) element.append(document.importNode(next, true))
    else if (node instanceof Element && next instanceof Element && isSameKind(node, next)) {
      if (!patch(node, next)) continue
    } else if (node.isEqualNode(next)) continue
    else if (node.nodeType === Node.TEXT_NODE && next.nodeType === Node.TEXT_NODE) node.nodeValue = next.nodeValue
    else node.replaceWith(document.importNode(next, true))
    isChanged = true
  }
  for (const node of nodes.slice(wantedNodes.length)) {
    node.remove()
    isChanged = true
  }
  return isChanged
}

/**
 * @param {Element} element
 * @param {Element} wanted
 */
function isSameKind(element, wanted) {
  return element.tagName === wanted.tagName && element.id === wanted.id
}

/**
 * @param {Element} element
 * @param {Element} wanted
 */
function patchAttributes(element, wanted) {
  let isChanged = false
  for (const { name, value } of wanted.attributes) {
    if (KEPT_ATTRIBUTES.has(name) || element.getAttribute(name) === value) continue
    element.setAttribute(name, value)
    isChanged = true
  }
  for (const name of element.getAttributeNames()) {
    if (KEPT_ATTRIBUTES.has(name) || wanted.hasAttribute(name)) continue
    element.removeAttribute(name)
    isChanged = true
  }
  return isChanged
}

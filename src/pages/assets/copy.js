// Buttons that copy code, and secrets from their fields. Without this script both are selected by hand.

// The clipboard exists only where the page came by HTTPS, or from this machine.
if (navigator.clipboard) {
  for (const shown of document.querySelectorAll('main pre:not(.journey pre), main textarea.secret')) {
    const button = Object.assign(document.createElement('button'), { type: 'button', className: 'copy' })
    const say = (word) => {
      button.textContent = word
      button.setAttribute('aria-label', `${word}: ${shown.getAttribute('aria-label') ?? shown.labels[0].textContent}`)
    }
    say('Copy')
    const copied = () => {
      say('Copied')
      setTimeout(say, 2000, 'Copy')
    }
    button.addEventListener('click', () => void navigator.clipboard.writeText(shown.value ?? shown.textContent).then(copied))
    const box = Object.assign(document.createElement('div'), { className: 'code' })
    shown.replaceWith(box)
    box.append(shown, button)
  }
}

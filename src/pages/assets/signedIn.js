// Where a sign-in of the try forms ends: takes the token and returns to the form.
import { finishSignIn } from './tryToken.js'

const { search } = location
// The code has no further use, but need not stay in the history.
history.replaceState(null, '', location.pathname)
try {
  location.replace(`${await finishSignIn(search)}#try`)
} catch (error) {
  const line = document.querySelector('main [role=status]')
  line.textContent = `You are not signed in. ${error.message}`
}

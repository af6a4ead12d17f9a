/** Tells the page around the frame, which must be of this origin. */
const tell = `function tell(message) {
  if (parent !== window) parent.postMessage(message, location.origin)
}`

/**
 * The script of the frame: loads Google's script, and shows its button, or one tap. One tap posts
 * its credential back to this document's address; the button gives it to a function.
 */
export const googleFrameScript = `(function () {
'use strict'
${tell}
var data = JSON.parse(document.getElementById('data').textContent)
var place = document.getElementById('google')
function measured() {
  tell({ google: 'shown', height: Math.ceil(document.documentElement.getBoundingClientRect().height) })
}
function start() {
  var id = window.google && google.accounts && google.accounts.id
  if (!id) return tell({ google: 'unavailable' })
  var config = { client_id: data.clientId, nonce: data.nonce, ux_mode: 'popup', itp_support: true, use_fedcm_for_prompt: true }
  if (data.oneTap) {
    config.login_uri = location.origin + location.pathname
    config.cancel_on_tap_outside = false
    config.prompt_parent_id = 'google'
    id.initialize(config)
    id.prompt(function (moment) {
      if (moment.isSkippedMoment && (moment.isSkippedMoment() || moment.isDismissedMoment())) tell({ google: 'shown', height: 0 })
    })
  } else {
    config.callback = function (answer) { tell({ google: 'credential', credential: answer.credential }) }
    id.initialize(config)
    id.renderButton(place, { type: 'standard', theme: data.dark ? 'filled_black' : 'outline', size: 'large', shape: 'pill', text: 'continue_with', locale: data.locale, width: data.width })
  }
  new ResizeObserver(measured).observe(document.documentElement)
  setTimeout(function () { location.reload() }, data.renewMilliseconds)
}
var script = document.createElement('script')
script.src = data.scriptUrl
script.nonce = data.scriptNonce
script.onload = start
script.onerror = function () { tell({ google: 'unavailable' }) }
document.head.append(script)
})()`

/** The script of the answer to what Google posted: hands it on. */
export const googleAnswerScript = `(function () {
'use strict'
${tell}
tell(JSON.parse(document.getElementById('data').textContent))
})()`

/**
 * Writes a script with the surface of Google's script for websites: `google.accounts.id` with
 * `initialize`, `renderButton`, `prompt`, `cancel` and `disableAutoSelect`. As Google's does, it
 * gives the credential to `callback`, or posts it to `login_uri` with a `g_csrf_token` that it also
 * sets as a cookie.
 */
export const googleScript = (origin: string): string => `(function () {
  'use strict'
  var origin = ${JSON.stringify(origin)}
  var config = null
  var card = null
  function query() {
    return '?client_id=' + encodeURIComponent(config.client_id) + '&nonce=' + encodeURIComponent(config.nonce || '') + '&origin=' + encodeURIComponent(location.origin)
  }
  function field(form, name, value) {
    var input = document.createElement('input')
    input.type = 'hidden'
    input.name = name
    input.value = value
    form.appendChild(input)
  }
  function post(credential, how) {
    var token = Array.from(crypto.getRandomValues(new Uint8Array(16)), function (n) { return n.toString(16).padStart(2, '0') }).join('')
    document.cookie = 'g_csrf_token=' + token + '; path=/; max-age=600; samesite=lax' + (location.protocol === 'https:' ? '; secure' : '')
    var form = document.createElement('form')
    form.method = 'post'
    form.action = config.login_uri
    field(form, 'credential', credential)
    field(form, 'g_csrf_token', token)
    field(form, 'select_by', how)
    document.body.appendChild(form)
    form.submit()
  }
  function give(credential, how) {
    if (config.callback) config.callback({ credential: credential, select_by: how })
    else post(credential, how)
  }
  function openPopup() {
    var left = Math.max(0, (screen.width - 500) / 2)
    var popup = open(origin + '/google/gsi/select' + query(), 'gsi', 'popup,width=500,height=600,left=' + left)
    var nonce = config.nonce
    function hear(event) {
      if (event.origin !== origin || event.source !== popup || !event.data || event.data.gsi !== nonce) return
      stop()
      if (event.data.credential) give(event.data.credential, 'btn')
    }
    function stop() {
      removeEventListener('message', hear)
    }
    addEventListener('message', hear)
  }
  function renderButton(parent, options, onClick) {
    var button = document.createElement('button')
    button.type = 'button'
    button.textContent = { signin_with: 'Sign in with Google', signup_with: 'Sign up with Google' }[options.text] || 'Continue with Google'
    button.style.cssText = 'display:flex;align-items:center;justify-content:center;gap:10px;box-sizing:border-box;inline-size:' + (options.width ? options.width + 'px' : 'auto') + ';min-block-size:44px;padding:0 16px;border:1px solid #747775;border-radius:' + (options.shape === 'pill' ? '22px' : '4px') + ';background:' + (options.theme === 'filled_black' ? '#131314' : '#fff') + ';color:' + (options.theme === 'filled_black' ? '#e3e3e3' : '#1f1f1f') + ';font:500 15px/1.2 system-ui,sans-serif;cursor:pointer'
    button.addEventListener('click', function () {
      if (onClick) onClick()
      openPopup()
    })
    parent.replaceChildren(button)
  }
  function moment(listener, kind, reason) {
    if (!listener) return
    listener({
      isDisplayMoment: function () { return kind === 'display' },
      isDisplayed: function () { return kind === 'display' && !reason },
      isNotDisplayed: function () { return kind === 'display' && !!reason },
      getNotDisplayedReason: function () { return reason },
      isSkippedMoment: function () { return kind === 'skipped' },
      isDismissedMoment: function () { return kind === 'dismissed' },
      getDismissedReason: function () { return reason },
      getMomentType: function () { return kind }
    })
  }
  function cancel() {
    if (card) card.remove()
    card = null
  }
  function prompt(listener) {
    fetch(origin + '/google/gsi/tap' + query(), { credentials: 'include' })
      .then(function (answer) { return answer.status === 200 ? answer.json() : null })
      .then(function (person) {
        if (!person) return moment(listener, 'display', 'opt_out_or_no_session')
        showCard(person, listener)
        moment(listener, 'display')
      })
      .catch(function () { moment(listener, 'display', 'unknown_reason') })
  }
  function showCard(person, listener) {
    cancel()
    card = document.createElement('div')
    card.setAttribute('role', 'dialog')
    card.setAttribute('aria-label', 'Sign in with Google')
    card.style.cssText = 'box-sizing:border-box;inline-size:100%;padding:16px;border-radius:12px;background:#fff;color:#1f1f1f;font:15px/1.4 system-ui,sans-serif'
    var text = document.createElement('p')
    text.style.cssText = 'margin:0 0 12px;overflow-wrap:anywhere'
    text.textContent = person.name + (person.email ? ' (' + person.email + ')' : '')
    var go = document.createElement('button')
    go.type = 'button'
    go.textContent = 'Continue as ' + person.name.split(' ')[0]
    go.style.cssText = 'inline-size:100%;min-block-size:44px;border:0;border-radius:22px;background:#1a73e8;color:#fff;font:500 15px system-ui,sans-serif;cursor:pointer'
    go.addEventListener('click', function () {
      fetch(origin + '/google/gsi/tap' + query(), { method: 'POST', credentials: 'include' })
        .then(function (answer) { return answer.json() })
        .then(function (told) {
          cancel()
          moment(listener, 'dismissed', 'credential_returned')
          give(told.credential, 'user')
        })
    })
    var close = document.createElement('button')
    close.type = 'button'
    close.textContent = 'Not now'
    close.style.cssText = 'inline-size:100%;min-block-size:44px;margin-block-start:8px;border:0;background:none;color:#1a73e8;font:500 15px system-ui,sans-serif;cursor:pointer'
    close.addEventListener('click', function () {
      cancel()
      moment(listener, 'skipped', 'user_cancel')
    })
    card.append(text, go, close)
    ;(document.getElementById(config.prompt_parent_id || '') || document.body).append(card)
  }
  window.google = window.google || {}
  window.google.accounts = {
    id: {
      initialize: function (given) { config = given },
      renderButton: renderButton,
      prompt: prompt,
      cancel: cancel,
      disableAutoSelect: function () {},
      storeCredential: function () {},
      revoke: function (_, done) { if (done) done({ successful: true }) }
    }
  }
})()
`

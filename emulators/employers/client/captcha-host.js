// Beside the widget: takes the token from the frame and puts it where the form looks for it.
addEventListener('message', (event) => {
  if (event.origin !== location.origin || event.data?.type !== 'captcha-token') return;
  for (const field of document.querySelectorAll(
    '[name=g-recaptcha-response], [name=h-captcha-response], [name=cf-turnstile-response]',
  ))
    field.value = event.data.token;
});

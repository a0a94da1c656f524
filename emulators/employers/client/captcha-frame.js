// Inside the widget's frame. A program's click is not a person's: it leaves the box unticked and gives no token.
const box = document.getElementById('human');
box.addEventListener('click', async (event) => {
  if (!event.isTrusted) {
    event.preventDefault();
    return;
  }
  const answer = await fetch('/captcha/solve', { method: 'POST' });
  const { token } = await answer.json();
  box.disabled = true;
  parent.postMessage({ type: 'captcha-token', token }, location.origin);
});

const form = document.getElementById('application-form');
const one = (selector) => form.querySelector(selector);
const fileInput = document.getElementById('resume-upload-input');
const storageId = one('[name=resumeStorageId]');
const PARTS = ['working', 'success', 'failure', 'oversize'];
let parsing = Promise.resolve();

one('[name=timezone]').value = Intl.DateTimeFormat().resolvedOptions().timeZone;
one('[name=origin]').value = 'jobs-page';

function showUpload(part) {
  for (const name of PARTS) one(`.resume-upload-${name}`).hidden = name !== part;
}

/** Fills what is still empty; what the person typed stays. */
function fillEmpty(selector, value) {
  const input = one(selector);
  if (input && value && input.value.trim() === '') input.value = value;
}

async function parseResume() {
  const [file] = fileInput.files;
  storageId.value = '';
  if (!file) {
    showUpload('');
    return;
  }
  one('.filename').textContent = file.name;
  one('.default-label').hidden = true;
  if (file.size > 10 * 1024 * 1024) {
    fileInput.value = '';
    showUpload('oversize');
    return;
  }
  showUpload('working');
  const body = new FormData();
  body.append('resume', file);
  try {
    const answer = await fetch('/parseResume', { method: 'POST', body });
    const parsed = await answer.json();
    if (!answer.ok) throw new Error(parsed.error);
    storageId.value = parsed.resumeStorageId;
    fillEmpty('[name=name]', parsed.names[0]);
    fillEmpty('[name=email]', parsed.emails[0]?.value);
    fillEmpty('[name=phone]', parsed.phones[0]?.value);
    for (const { url, domain } of parsed.links) fillEmpty(`[name="urls[${domain}]"]`, url);
    showUpload('success');
  } catch {
    showUpload('failure');
  }
}

fileInput.addEventListener('change', () => {
  parsing = parseResume();
});
one('.visible-resume-upload').addEventListener('click', (event) => {
  event.preventDefault();
  fileInput.click();
});

// The place field suggests, but a typed place is taken as well.
const place = document.getElementById('location-input');
const results = one('.dropdown-results');
let placeTimer;

function showPlaces(places) {
  one('.dropdown-container').hidden = false;
  one('.dropdown-no-results').hidden = places.length > 0;
  results.replaceChildren(
    ...places.map((found) => {
      const row = document.createElement('div');
      row.className = 'dropdown-location';
      row.textContent = found.name;
      row.addEventListener('mousedown', (event) => {
        event.preventDefault();
        place.value = found.name;
        document.getElementById('selected-location').value = JSON.stringify(found);
        one('.dropdown-container').hidden = true;
      });
      return row;
    }),
  );
}

place.addEventListener('input', () => {
  document.getElementById('selected-location').value = '';
  clearTimeout(placeTimer);
  const text = place.value;
  placeTimer = setTimeout(async () => {
    const answer = await fetch(`/lever/search-locations?text=${encodeURIComponent(text)}`);
    if (place.value === text && document.activeElement === place) showPlaces(await answer.json());
  }, 250);
});
place.addEventListener('blur', () => {
  one('.dropdown-container').hidden = true;
});

/** Groups of boxes cannot say `required` themselves. */
function unansweredGroup() {
  return [...form.querySelectorAll('.required-field ul[data-qa=multiple-select]')].find(
    (group) => !group.querySelector(':checked'),
  );
}

const button = document.getElementById('btn-submit');
button.addEventListener('click', async () => {
  await parsing;
  const captcha = one('.h-captcha');
  if (captcha && one('[name=h-captcha-response]').value === '') {
    captcha.scrollIntoView({ block: 'center' });
    return;
  }
  const group = unansweredGroup();
  if (group) {
    const box = group.querySelector('input');
    box.setCustomValidity('Please select at least one option.');
    box.reportValidity();
    group.addEventListener('change', () => box.setCustomValidity(''), { once: true });
    return;
  }
  document.getElementById('hcaptchaSubmitBtn').click();
});

form.addEventListener('submit', () => {
  const code = one('[name=securityCode]');
  if (code)
    code.value = [...form.querySelectorAll('.security-code__boxes input')].map((box) => box.value).join('');
  button.disabled = true;
  button.textContent = 'Submitting...';
});

const boxes = [...form.querySelectorAll('.security-code__boxes input')];
boxes.forEach((box, index) => {
  box.addEventListener('input', () => box.value && boxes[index + 1]?.focus());
});

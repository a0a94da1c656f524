/** Makes an element: attributes (`class`, `on…` listeners, booleans), then children. */
export function el(tag, attributes = {}, ...children) {
  const node = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (name.startsWith('on')) node.addEventListener(name.slice(2), value);
    else if (value === true) node.setAttribute(name, '');
    else if (value !== false && value !== undefined) node.setAttribute(name, value);
  }
  node.append(...children.filter((child) => child !== undefined && child !== false));
  return node;
}

export async function call(op, body) {
  const isForm = body instanceof FormData;
  const answer = await fetch(`/api/non-user-graphql?op=${op}`, {
    method: 'POST',
    ...(isForm ? { body } : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
  });
  if (!answer.ok) throw new Error(`HTTP ${answer.status}`);
  return answer.json();
}

export function fileForm(file) {
  const form = new FormData();
  form.append('file', file);
  return form;
}

// Lists that open: a text field with options or suggestions, and a button with a menu. Both keep their list at the end
// of the body and forget what was typed but not chosen.

const make = (tag, attributes, text = '') => {
  const node = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) node.setAttribute(name, value);
  node.textContent = text;
  return node;
};

let lists = 0;

function openList(anchor, { role, option, rows, choose }) {
  lists += 1;
  const list = make('div', { role, id: `list-${lists}`, class: 'list' });
  for (const row of rows) {
    const node = make('div', { role: option, class: 'list-row', tabindex: '-1' }, row);
    node.addEventListener('click', () => choose(row));
    list.append(node);
  }
  if (rows.length === 0) list.append(make('div', { class: 'list-empty' }, 'No options'));
  list.addEventListener('mousedown', (event) => event.preventDefault());
  const box = anchor.getBoundingClientRect();
  list.style.cssText = `left:${box.left + scrollX}px;top:${box.bottom + scrollY}px;width:${Math.max(box.width, 160)}px`;
  document.body.append(list);
  anchor.setAttribute('aria-expanded', 'true');
  anchor.setAttribute('aria-controls', list.id);
  return list;
}

/** With `load`, options are suggestions for what is typed. */
export function bindCombobox(input, { options = [], load, set }) {
  let chosen = '';
  let list = null;
  let timer;
  const close = () => {
    list?.remove();
    list = null;
    input.setAttribute('aria-expanded', 'false');
    input.removeAttribute('aria-controls');
  };
  const choose = (row) => {
    chosen = row;
    input.value = row;
    set(row);
    close();
  };
  const open = (rows) => {
    close();
    list = openList(input, { role: 'listbox', option: 'option', rows, choose });
  };
  const matching = () => {
    const typed = input.value === chosen ? '' : input.value.trim().toLowerCase();
    return options.filter((option) => option.toLowerCase().includes(typed));
  };
  input.addEventListener('mousedown', () => !load && (list ? close() : open(matching())));
  input.addEventListener('input', () => {
    if (!load) {
      open(matching());
      return;
    }
    clearTimeout(timer);
    const typed = input.value;
    timer = setTimeout(async () => {
      const rows = await load(typed);
      if (typed === input.value && input.matches(':focus')) open(rows);
    }, 200);
  });
  input.addEventListener('keydown', (event) => {
    if (event.key === 'ArrowDown' && !list && !load) open(matching());
    if (event.key === 'Escape') close();
    if (event.key === 'Enter') {
      event.preventDefault();
      const first = list?.querySelector('.list-row');
      if (first) choose(first.textContent);
    }
  });
  input.addEventListener('blur', () => {
    clearTimeout(timer);
    close();
    input.value = chosen;
  });
}

/** A native select without a size behind a button; it has no options until one is chosen. */
export function bindMenu(select, { options, set }) {
  const button = select.parentElement.querySelector('button');
  let list = null;
  const close = () => {
    list?.remove();
    list = null;
    button.setAttribute('aria-expanded', 'false');
    button.removeAttribute('aria-controls');
  };
  button.addEventListener('click', () => {
    if (list) {
      close();
      return;
    }
    list = openList(button, {
      role: 'menu',
      option: 'menuitem',
      rows: options,
      choose: (row) => {
        select.replaceChildren(Object.assign(make('option', { value: row }, row), { selected: true }));
        button.firstElementChild.textContent = row;
        set(row);
        close();
      },
    });
  });
  button.addEventListener('blur', close);
  button.addEventListener('keydown', (event) => event.key === 'Escape' && close());
}

/** Buttons that take only a person's click. */
export function bindButtons(group, set) {
  const buttons = [...group.querySelectorAll('button')];
  for (const button of buttons) {
    button.addEventListener('click', (event) => {
      if (!event.isTrusted) return;
      for (const one of buttons) one.setAttribute('aria-pressed', String(one === button));
      set(button.textContent);
    });
  }
}

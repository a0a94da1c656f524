// A combobox that behaves like react-select: it opens on mousedown (a bare click() does nothing), filters while one
// types, forgets what was typed at blur, and keeps its menu in a portal at the end of the body.

const make = (tag, className, attributes = {}) => {
  const node = document.createElement(tag);
  node.className = className;
  for (const [name, value] of Object.entries(attributes)) node.setAttribute(name, value);
  return node;
};

export class Select {
  /**
   * @param {HTMLElement} shell the `.select-shell`
   * @param {{name: string, required: boolean, multi: boolean, options: string[], load?: (typed: string) => Promise<string[]>,
   *   onChange: (value: string | string[]) => void}} settings with `load`, options come from it while one types
   */
  constructor(shell, settings) {
    this.shell = shell;
    this.settings = settings;
    this.options = settings.options;
    this.value = [];
    this.shown = [];
    this.focused = 0;
    this.control = shell.querySelector('.select__control');
    this.input = shell.querySelector('.select__input');
    this.valueContainer = shell.querySelector('.select__value-container');
    this.flyout = shell.querySelector('[aria-label="Toggle flyout"]');
    this.placeholder = shell.querySelector('.select__placeholder');
    this.listen();
    this.draw();
  }

  get isOpen() {
    return this.portal !== undefined;
  }

  listen() {
    this.control.addEventListener('mousedown', (event) => {
      if (event.button !== 0 || event.target.closest('.select__multi-value__remove')) return;
      if (event.target !== this.input) event.preventDefault();
      const onFlyout = event.target.closest('button') === this.flyout && this.flyout !== null;
      if (this.isOpen && (onFlyout || event.target !== this.input)) this.close();
      else this.open();
      this.input.focus();
    });
    this.input.addEventListener('input', () => {
      this.valueContainer.classList.toggle('is-typing', this.input.value !== '');
      if (this.settings.load) this.loadSoon();
      else this.open();
    });
    this.input.addEventListener('keydown', (event) => this.onKey(event));
    this.input.addEventListener('focus', () => this.control.classList.add('select__control--is-focused'));
    this.input.addEventListener('blur', () => {
      this.control.classList.remove('select__control--is-focused');
      this.clearTyped();
      this.close();
    });
  }

  onKey(event) {
    const { key } = event;
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      event.preventDefault();
      if (!this.isOpen) this.open();
      else this.focusOption(this.focused + (key === 'ArrowDown' ? 1 : -1));
    } else if ((key === 'Enter' || key === 'Tab') && this.isOpen && this.shown.length > 0) {
      if (key === 'Enter') event.preventDefault();
      if (!event.shiftKey) this.choose(this.shown[this.focused]);
    } else if (key === 'Escape' && this.isOpen) {
      event.preventDefault();
      this.close();
      this.clearTyped();
    } else if (key === ' ' && this.input.value === '' && !this.isOpen) {
      event.preventDefault();
      this.open();
    } else if (key === 'Backspace' && this.input.value === '' && this.value.length > 0) {
      event.preventDefault();
      this.setValue(this.value.slice(0, -1));
    }
  }

  loadSoon() {
    clearTimeout(this.timer);
    const typed = this.input.value;
    this.loading = true;
    this.options = [];
    this.open();
    this.timer = setTimeout(async () => {
      const options = await this.settings.load(typed);
      if (typed !== this.input.value) return;
      this.loading = false;
      this.options = options;
      if (document.activeElement === this.input) this.open();
    }, 250);
  }

  open() {
    const typed = this.settings.load ? '' : this.input.value.trim().toLowerCase();
    this.shown = this.options.filter(
      (option) =>
        option.toLowerCase().includes(typed) && !(this.settings.multi && this.value.includes(option)),
    );
    this.portal?.remove();
    const { name } = this.settings;
    this.portal = make('div', 'select__menu-portal');
    const menu = make('div', 'select__menu');
    const list = make('div', 'select__menu-list', { role: 'listbox', id: `react-select-${name}-listbox` });
    if (this.settings.multi) list.setAttribute('aria-multiselectable', 'true');
    this.shown.forEach((option, index) => {
      const row = make('div', 'select__option', {
        role: 'option',
        id: `react-select-${name}-option-${index}`,
        'aria-selected': String(this.value.includes(option)),
        tabindex: '-1',
      });
      row.textContent = option;
      row.addEventListener('click', () => this.choose(option));
      row.addEventListener('mousemove', () => this.focusOption(index));
      list.append(row);
    });
    if (this.shown.length === 0) {
      const notice = make('div', 'select__menu-notice');
      notice.textContent = this.loading ? 'Loading...' : 'No options';
      list.append(notice);
    }
    // Keeps the input focused, so that its blur does not close the menu before the click arrives.
    menu.addEventListener('mousedown', (event) => event.preventDefault());
    menu.append(list);
    this.portal.append(menu);
    const box = this.control.getBoundingClientRect();
    this.portal.style.cssText = `left:${box.left + scrollX}px;top:${box.bottom + scrollY}px;width:${box.width}px`;
    document.body.append(this.portal);
    this.input.setAttribute('aria-expanded', 'true');
    this.input.setAttribute('aria-controls', list.id);
    this.focusOption(Math.max(0, this.shown.indexOf(this.value[0])));
  }

  focusOption(index) {
    if (!this.isOpen || this.shown.length === 0) return;
    this.focused = (index + this.shown.length) % this.shown.length;
    const rows = [...this.portal.querySelectorAll('.select__option')];
    for (const [at, row] of rows.entries())
      row.classList.toggle('select__option--is-focused', at === this.focused);
    rows[this.focused].scrollIntoView({ block: 'nearest' });
    this.input.setAttribute('aria-activedescendant', rows[this.focused].id);
  }

  choose(option) {
    this.setValue(this.settings.multi ? [...this.value, option] : [option]);
    this.clearTyped();
    this.close();
  }

  setValue(value) {
    this.value = value;
    this.draw();
    this.settings.onChange(this.settings.multi ? value : (value[0] ?? ''));
  }

  clearTyped() {
    this.input.value = '';
    this.valueContainer.classList.remove('is-typing');
  }

  close() {
    this.portal?.remove();
    this.portal = undefined;
    this.input.setAttribute('aria-expanded', 'false');
    this.input.removeAttribute('aria-activedescendant');
    this.input.removeAttribute('aria-controls');
  }

  draw() {
    const { name, required, multi } = this.settings;
    for (const old of this.valueContainer.querySelectorAll('.select__single-value, .select__multi-value'))
      old.remove();
    this.placeholder.remove();
    this.valueContainer.classList.toggle('select__value-container--has-value', this.value.length > 0);
    if (this.value.length === 0) this.valueContainer.prepend(this.placeholder);
    else if (!multi) {
      const shown = make('div', 'select__single-value');
      shown.textContent = this.value[0];
      this.valueContainer.prepend(shown);
    } else {
      for (const option of [...this.value].reverse()) this.valueContainer.prepend(this.drawTag(option));
    }
    this.shell.querySelector('[class*=requiredInput]')?.remove();
    if (required && this.value.length === 0) {
      this.shell.append(
        make('input', `remix-css-${name.length}a0ro4n-requiredInput`, {
          required: '',
          tabindex: '-1',
          'aria-hidden': 'true',
          value: '',
        }),
      );
    }
  }

  drawTag(option) {
    const tag = make('div', 'select__multi-value');
    const label = make('div', 'select__multi-value__label');
    label.textContent = option;
    const remove = make('div', 'select__multi-value__remove', {
      role: 'button',
      'aria-label': `Remove ${option}`,
    });
    remove.textContent = '×';
    remove.addEventListener('click', () => this.setValue(this.value.filter((one) => one !== option)));
    tag.append(label, remove);
    return tag;
  }
}

import { closestOf } from '../dom/elements.ts';
import { rawWordsOf } from '../dom/text.ts';

/** Buttons that act on the form instead of answering it. */
const NO_ANSWER =
  /^(?:back|next|continue|previous|cancel|submit|apply|save|add|remove|delete|edit|close|attach|upload|browse|choose|select|dropbox|google|enter|clear|reset|sign|log|show|hide|more|less|bold|italic|underline|link|\+|×|x)\b/i;

export function isAnswerButton(element: Element): boolean {
  const role = element.getAttribute('role');
  if (role === 'radio') return true;
  if (element.localName !== 'button' || role === 'combobox' || element.hasAttribute('aria-haspopup')) {
    return false;
  }
  if (element.getAttribute('type') === 'submit') return false;
  const words = rawWordsOf(element);
  return words.length > 0 && words.length <= 60 && !NO_ANSWER.test(words);
}

export const isYesOrNo = (words: string) =>
  /^(?:yes|no|y|n|true|false|ja|nein|oui|non|sí|si)$/i.test(words.trim());

/** The group of answers that a button belongs to, if it is one: a radio group, or a group of toggles. */
export function buttonGroup(button: Element): Element | null {
  const group = closestOf(button, '[role=radiogroup], [role=group], fieldset');
  if (group && button.getAttribute('role') === 'radio') return group;
  const parent = button.parentElement;
  const siblings = parent ? [...parent.children].filter(isAnswerButton) : [];
  const toggles = ['aria-pressed', 'aria-checked', 'data-state'].some((name) => button.hasAttribute(name));
  if (group && (toggles || group.querySelectorAll('button').length === siblings.length)) {
    return siblings.length >= 2 ? parent : toggles ? group : null;
  }
  const words = siblings.map((one) => rawWordsOf(one));
  return siblings.length >= 2 && words.every(isYesOrNo) ? parent : null;
}

import { isChoiceInput, isInput, isTextArea } from '../dom/elements.ts';
import { hiddenBy } from '../dom/visible.ts';
import { isFollowUp } from './choice-groups.ts';
import { controlsBelow } from './controls-below.ts';

function isOurs(element: Element, ours: readonly Element[]): boolean {
  return ours.some((one) => one === element || one.contains(element) || element.contains(one));
}

/** Whether an element holds another question's control, beside those of this question. */
export function hasOthers(element: Element, ours: readonly Element[]): boolean {
  return controlsBelow(element).some(
    (one) => !isOurs(one, ours) && !isOurGadget(one, ours) && !isAfterthought(one, ours),
  );
}

/** Parts of a field's widget that are no questions: the list of flags beside a phone number. */
export function isOurGadget(element: Element, ours: readonly Element[]): boolean {
  const widget = element.closest('.iti, .select-shell, .select2, [class*=phone-input]');
  return widget !== null && ours.some((one) => widget.contains(one));
}

/** What belongs to a question beside its controls: the text for "Other", the hidden box that buttons write to. */
function isAfterthought(element: Element, ours: readonly Element[]): boolean {
  const hidden = hiddenBy(element) !== null;
  // The text that somebody may paste instead of a file, not shown yet.
  if (hidden && ours.some((one) => isInput(one) && one.type === 'file')) return isTextArea(element);
  if (!ours.some(isChoiceInput)) return hidden && isChoiceInput(element) && ours[0]?.localName === 'button';
  const names = `${element.getAttribute('name') ?? ''} ${element.id} ${element.getAttribute('placeholder') ?? ''}`;
  if (/other|custom|specify/i.test(names) || (hidden && !isChoiceInput(element))) return true;
  return isFollowUp(element);
}

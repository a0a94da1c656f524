/**
 * Where the activity dock lives: shown only when signed in. Fills `ActivityDock` of `ui/` with running searches and
 * applications.
 */
export function ActivityDockSlot() {
  return null;
}

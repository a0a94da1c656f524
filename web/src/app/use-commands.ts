import { startSearch } from '@contract/searches.ts';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import type { Command } from '@/features/commands/command.ts';
import { openShortcutsHelp } from '@/features/commands/commands-open.ts';
import { openFeedback } from '@/features/feedback/feedback-open.ts';
import { callApi } from '@/lib/api-client.ts';
import { errorDetail } from '@/lib/api-error.ts';
import { paths } from '@/lib/paths.ts';
import { useSession } from '@/lib/session.ts';
import type { Shortcut } from '@/lib/shortcuts/registry.ts';
import { useShortcutGroups } from '@/lib/shortcuts/use-shortcuts.ts';
import { toast } from '@/ui/toast-store.ts';
import { ADMIN, AUDIENCES, GO_KEYS, SIGNED_IN, SIGNED_OUT } from './nav-links.ts';

/** Headings of shortcuts that the palette has under others, or that are the palette itself. */
export const EVERYWHERE = 'Everywhere';
export const GO_TO = 'Go to';

const KEYWORDS: Record<string, string> = {
  [paths.dashboard()]: 'home overview',
  [paths.jobSearch()]: 'matches jobs',
  [paths.applications()]: 'board applied',
  [paths.profile()]: 'resume answers preferences auto-apply',
  [paths.credits()]: 'plan billing pricing',
  [paths.settings()]: 'theme dark notifications account',
};

const firstOf = ({ keys }: Shortcut): string => (typeof keys === 'string' ? keys : keys[0]);

/** What this page declares as shortcuts, unless it only goes from one thing to the next. */
function useCommandsOfPage(): Command[] {
  return useShortcutGroups()
    .filter(({ name }) => name !== EVERYWHERE && name !== GO_TO)
    .flatMap(({ name, shortcuts }) =>
      shortcuts
        .filter(({ enabled, repeats }) => enabled !== false && !repeats)
        .map((shortcut) => ({
          id: `shortcut ${name} ${shortcut.label}`,
          group: 'On this page',
          label: shortcut.label,
          keys: firstOf(shortcut),
          run: shortcut.run,
        })),
    );
}

/** Everything the palette offers before a name is typed. */
export function useCommands(): Command[] {
  const { status, user } = useSession();
  const navigate = useNavigate();
  const ofPage = useCommandsOfPage();
  const search = useMutation({
    mutationFn: () => callApi(startSearch, { idempotencyKey: crypto.randomUUID() }),
    onSuccess: () => navigate(paths.jobSearch()),
    onError: (error) =>
      toast({ variant: 'destructive', title: 'Couldn’t start a search', description: errorDetail(error) }),
  });
  const signedIn = status === 'signed_in';
  const links = signedIn ? [...SIGNED_IN, ...(user.isAdmin ? [ADMIN] : [])] : [...SIGNED_OUT, ...AUDIENCES];
  const pages = links.map(
    ({ to, label }): Command => ({
      id: `page ${to}`,
      group: 'Pages',
      label,
      to,
      keywords: KEYWORDS[to] ?? '',
      ...(signedIn && GO_KEYS[to] ? { keys: GO_KEYS[to] } : {}),
    }),
  );
  type Does = ({ to: string } | { run: () => void }) & { keywords?: string };
  const action = (label: string, does: Does): Command => ({
    id: `action ${label}`,
    group: 'Actions',
    label,
    keywords: '',
    ...does,
  });
  const signOut = async () => {
    const { signOutOfApp } = await import('./sign-out.ts');
    await signOutOfApp(() => navigate(paths.home()));
  };
  const actions = signedIn
    ? [
        action('Search for new matches', {
          run: () => search.mutate(),
          keywords: 'run search again find jobs',
        }),
        action('Upload a resume', { to: paths.profile('resumes'), keywords: 'cv' }),
        action('Add an application you sent', {
          to: paths.applications({ add: 'own' }),
          keywords: 'own track',
        }),
        action('Your answers', {
          to: paths.answers(),
          keywords: 'address notice salary eeo pronouns forms saved',
        }),
        action('Answer open questions', { to: paths.applications({ questions: 'open' }) }),
        action('Change your theme', { to: paths.settings(), keywords: 'dark light' }),
        action('Send feedback', { run: openFeedback, keywords: 'contact help' }),
        action('Keyboard shortcuts', { run: openShortcutsHelp, keywords: 'keys help' }),
        action('Sign out', { run: () => void signOut(), keywords: 'log out' }),
      ]
    : [
        action('Sign in', { to: paths.auth(), keywords: 'log in' }),
        action('Create an account', { to: paths.auth({ tab: 'sign-up' }), keywords: 'sign up register' }),
        action('Send feedback', { run: openFeedback, keywords: 'contact help' }),
        action('Keyboard shortcuts', { run: openShortcutsHelp, keywords: 'keys help' }),
      ];
  return [...ofPage, ...pages, ...actions];
}

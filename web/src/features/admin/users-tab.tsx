import { type AdminUser, findUser, listUsers } from '@contract/admin.ts';
import Typography from '@mui/material/Typography';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router-dom';
import type { z } from 'zod';
import { callApi } from '@/lib/api-client.ts';
import { shortDate, timeAgo } from '@/lib/format.ts';
import { paths } from '@/lib/paths.ts';
import { apiPages } from '@/lib/query-client.ts';
import { useNavigateHere } from '@/lib/use-navigate-here.ts';
import { EmptyState } from '@/ui/empty-state.tsx';
import { fieldsOf } from '@/ui/forms/fields.tsx';
import { Form, FormError, SubmitButton } from '@/ui/forms/form.tsx';
import { useForm } from '@/ui/forms/use-form.ts';
import type { DataColumn } from './data-table.tsx';
import { PagedTable } from './paged-table.tsx';
import { UserChips } from './user-chips.tsx';
import { UserView } from './user-view.tsx';

const COLUMNS: DataColumn<AdminUser>[] = [
  {
    id: 'user',
    head: 'User',
    cell: (user) => (
      <>
        <Link to={paths.admin({ tab: 'users', user: user.uid })}>{user.name || user.email || user.uid}</Link>
        <Typography component="div" variant="small" color="textTertiary">
          {user.email ?? 'no e-mail'}
        </Typography>
      </>
    ),
  },
  { id: 'state', head: 'State', cell: (user) => <UserChips user={user} /> },
  { id: 'created', head: 'Signed up', cell: (user) => shortDate(user.created_at) },
  {
    id: 'seen',
    head: 'Last sign-in',
    cell: (user) => (user.last_sign_in_at ? timeAgo(user.last_sign_in_at) : 'never'),
  },
  { id: 'uid', head: 'Id', cell: (user) => <code>{user.uid}</code> },
];

const { TextInput } = fieldsOf<z.input<typeof findUser.body>>();

function FindForm() {
  const begin = useNavigateHere();
  const form = useForm({
    schema: findUser.body,
    values: { q: '' },
    send: async (body) => {
      const go = begin();
      const { uid } = await callApi(findUser, { body });
      return () => go(paths.admin({ tab: 'users', user: uid }));
    },
    onSent: (open) => void open(),
  });
  return (
    <Form form={form} style={{ marginBottom: 16 }}>
      <div style={{ display: 'flex', gap: 10, alignItems: 'start', flexWrap: 'wrap' }}>
        <TextInput
          name="q"
          size="small"
          label="E-mail address or id"
          autoComplete="off"
          sx={{ width: { xs: '100%', sm: 340 } }}
        />
        <SubmitButton variant="outlined" sx={{ mt: { xs: 0, sm: '27px' } }}>
          Find
        </SubmitButton>
      </div>
      <FormError style={{ marginTop: 8 }} />
    </Form>
  );
}

/** Accounts, newest first; one of them when the address names it. */
export function UsersTab() {
  const [search] = useSearchParams();
  const uid = search.get('user');
  return uid ? <UserView key={uid} uid={uid} /> : <AllUsers />;
}

function AllUsers() {
  const list = useInfiniteQuery(apiPages(listUsers, { query: {} }));
  return (
    <>
      <FindForm />
      <PagedTable
        list={list}
        label="Users"
        columns={COLUMNS}
        rowKey={(user) => user.uid}
        empty={<EmptyState title="Nobody yet" text="Each account stands here once its profile is created." />}
      />
    </>
  );
}

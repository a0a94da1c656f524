import { type AdminUser, findUser, listUsers } from '@contract/admin.ts';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useInfiniteQuery, useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { callApi } from '@/lib/api-client.ts';
import { errorDetail } from '@/lib/api-error.ts';
import { shortDate } from '@/lib/format.ts';
import { paths } from '@/lib/paths.ts';
import { apiPages } from '@/lib/query-client.ts';
import { tone } from '@/theme/tokens.ts';
import { EmptyState } from '@/ui/empty-state.tsx';
import type { DataColumn } from './data-table.tsx';
import { PagedTable } from './paged-table.tsx';
import { UserChips } from './user-chips.tsx';
import { UserView } from './user-view.tsx';
import { ago } from './words.ts';

const COLUMNS: DataColumn<AdminUser>[] = [
  {
    id: 'user',
    head: 'User',
    cell: (user) => (
      <>
        <Link to={paths.admin({ tab: 'users', user: user.uid })}>{user.name || user.email || user.uid}</Link>
        <div style={{ color: tone.ink3, fontSize: 14 }}>{user.email ?? 'no e-mail'}</div>
      </>
    ),
  },
  { id: 'state', head: 'State', cell: (user) => <UserChips user={user} /> },
  { id: 'created', head: 'Signed up', cell: (user) => shortDate(user.created_at) },
  {
    id: 'seen',
    head: 'Last sign-in',
    cell: (user) => (user.last_sign_in_at ? ago(user.last_sign_in_at) : 'never'),
  },
  { id: 'uid', head: 'Id', cell: (user) => <code style={{ fontSize: 13 }}>{user.uid}</code> },
];

function FindForm() {
  const [q, setQ] = useState('');
  const navigate = useNavigate();
  const find = useMutation({
    mutationFn: () => callApi(findUser, { body: { q } }),
    onSuccess: ({ uid }) => navigate(paths.admin({ tab: 'users', user: uid })),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (q.trim()) find.mutate();
  };
  return (
    <form
      onSubmit={submit}
      style={{ display: 'flex', gap: 10, alignItems: 'start', flexWrap: 'wrap', marginBottom: 16 }}
    >
      <TextField
        size="small"
        label="E-mail address or id"
        value={q}
        onChange={(event) => {
          setQ(event.target.value);
          find.reset();
        }}
        error={find.isError}
        helperText={find.isError ? errorDetail(find.error) : ' '}
        autoComplete="off"
        sx={{ width: { xs: '100%', sm: 340 } }}
      />
      <Button type="submit" variant="outlined" loading={find.isPending} sx={{ mt: { xs: 0, sm: '27px' } }}>
        Find
      </Button>
    </form>
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
        row_key={(user) => user.uid}
        empty={<EmptyState title="Nobody yet" text="Each account stands here once its profile is created." />}
      />
    </>
  );
}

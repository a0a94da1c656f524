export { AdminTestingPage as Component } from '@/features/admin/admin-testing-page.tsx';

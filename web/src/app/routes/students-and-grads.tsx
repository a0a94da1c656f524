export { StudentsPage as Component } from '@/features/info/students-page.tsx';
